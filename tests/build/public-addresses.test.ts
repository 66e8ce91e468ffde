import { describe, expect, test } from 'vitest';
import { publicAddresses, siteAddress } from '../../tools/build/public-addresses.ts';

describe('public addresses', () => {
  test.each(['/', '/robo/'])('lead to the samples below %s unless set', (base) => {
    expect(publicAddresses({}, base)).toEqual({
      checkout: `${base}exemplo/checkout.html`,
      video: `${base}exemplo/video.html`,
      frameSource: "'self'",
    });
  });

  test('they are taken from the variables, query and all', () => {
    const env = {
      VITE_CHECKOUT_URL: 'https://pay.loja.com.br/p/7?plano=anual&src=app',
      VITE_VIDEO_URL: 'https://player.video.org:8443/v/12#t=3',
    };
    expect(publicAddresses(env, '/')).toEqual({
      checkout: env.VITE_CHECKOUT_URL,
      video: env.VITE_VIDEO_URL,
      frameSource: 'https://player.video.org:8443',
    });
  });

  test.each([
    ['', 'is not an address'],
    ['checkout.com/robo', 'is not an address'],
    ['/checkout', 'is not an address'],
    ['http://checkout.com/robo', 'must begin with https://'],
    ['javascript:alert(1)', 'must begin with https://'],
    ['data:text/html,oi', 'must begin with https://'],
    ['https://eu:senha@checkout.com/', 'must not carry a user name or password'],
    ["https://a.com;script-src'none'/", 'has no usable host name'],
    ['https://localhost/', 'has no usable host name'],
  ])('refuse «%s»: %s', (value, problem) => {
    for (const name of ['VITE_CHECKOUT_URL', 'VITE_VIDEO_URL']) {
      expect(() => publicAddresses({ [name]: value }, '/')).toThrow(`${name} ${problem}`);
    }
  });
});

describe('the address of the site', () => {
  test('it is not known unless set', () => {
    expect(siteAddress({}, '/')).toBeUndefined();
  });

  test.each([
    ['https://robo.com.br', '/', 'https://robo.com.br/'],
    ['https://robo.com.br/', '/', 'https://robo.com.br/'],
    ['https://robo.com.br:8443', '/robo/', 'https://robo.com.br:8443/robo/'],
    ['https://robo.com.br/robo', '/robo/', 'https://robo.com.br/robo/'],
    ['https://robo.com.br/robo/', '/robo/', 'https://robo.com.br/robo/'],
  ])('«%s» with the base %s is %s', (VITE_SITE_URL, base, address) => {
    expect(siteAddress({ VITE_SITE_URL }, base)).toBe(address);
  });

  test.each([
    ['', '/', 'is not an address'],
    ['robo.com.br', '/', 'is not an address'],
    ['http://robo.com.br', '/', 'must begin with https://'],
    ['https://eu:senha@robo.com.br', '/', 'must not carry a user name or password'],
    ['https://localhost/', '/', 'has no usable host name'],
    ['https://robo.com.br/robo/', '/', 'must end with /'],
    ['https://robo.com.br/other/', '/robo/', 'must end with /robo/'],
    ['https://robo.com.br/?x', '/', 'must end with /'],
    ['https://robo.com.br/#x', '/', 'must end with /'],
  ])('refuses «%s» with the base %s: %s', (VITE_SITE_URL, base, problem) => {
    const read = () => siteAddress({ VITE_SITE_URL }, base);
    expect(read).toThrow(`VITE_SITE_URL ${problem}`);
    expect(read).toThrow(`Give an address like https://robo.example${base}`);
  });
});

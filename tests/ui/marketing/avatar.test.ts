import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Avatar } from '../../../src/ui/marketing/avatar.tsx';

const render = (name: string, picture: string | null) => renderToStaticMarkup(createElement(Avatar, { name, picture }));

test('an avatar is the picture, or the initials, or a figure', () => {
  expect(render('Marlene Prado', '/ipe.svg')).toContain('src="/ipe.svg" alt=""');
  expect(render('Josué Tavares', null)).toContain('>JT<');
  expect(render('', null)).toContain('<svg');
});

import type { ManifestOptions } from 'vite-plugin-pwa';
import { installedTexts } from '../../src/content/offline/offline.ts';

const { name, description, shortcuts, screens } = installedTexts;
const PNG = 'image/png';

const icon = (kind: 'icon' | 'maskable', size: number) => ({
  src: `icons/${kind}-${size}.png`,
  sizes: `${size}x${size}`,
  type: PNG,
  purpose: kind === 'icon' ? ('any' as const) : kind,
});

/** The manifest of the app to install. Its addresses are relative to the path of the site, which the plugin adds. */
export const webManifest: Partial<ManifestOptions> = {
  name,
  short_name: name,
  description,
  lang: 'pt-BR',
  dir: 'ltr',
  categories: ['entertainment', 'utilities'],
  display: 'standalone',
  /** As the top of the page; `--ground` below it, as long as it is not there. */
  theme_color: '#ffffff',
  background_color: '#f3f5f2',
  icons: [icon('icon', 192), icon('icon', 512), icon('maskable', 192), icon('maskable', 512)],
  screenshots: [
    screen('home', 'narrow', '540x960', screens.home),
    screen('result', 'narrow', '540x960', screens.result),
    screen('wide', 'wide', '1024x640', screens.result),
  ],
  shortcuts: [
    { name: shortcuts.quick, url: './?start=quick', icons: [icon('icon', 192)] },
    { name: shortcuts.saved, url: './?view=saved', icons: [icon('icon', 192)] },
  ],
};

function screen(file: string, form_factor: 'narrow' | 'wide', sizes: string, label: string) {
  return { src: `icons/screen-${file}.png`, sizes, type: PNG, form_factor, label };
}

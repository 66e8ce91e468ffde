import type { ManifestOptions } from 'vite-plugin-pwa';
import { installedTexts } from '../../src/content/offline/offline.ts';
import { INCOMING_FIELDS, INCOMING_PAGE, INCOMING_PATH } from '../../workers/shared/incoming/handover.ts';

const { name, description, shortcuts, screens } = installedTexts;
const PNG = 'image/png';

const { files, ...texts } = INCOMING_FIELDS;

/** What the readers take, by the names that systems have for it. */
const READ = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'text/csv': ['.csv'],
  'application/json': ['.json'],
  'text/plain': ['.txt'],
};

/** Phones go by the type alone, and a table comes under any of these. */
const ALSO_SHARED = ['text/comma-separated-values', 'text/tab-separated-values', 'application/vnd.ms-excel'];

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
  share_target: {
    action: INCOMING_PATH,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      ...texts,
      files: [{ name: files, accept: [...Object.entries(READ).flat(2), ...ALSO_SHARED] }],
    },
  },
  // A window of its own on a desktop, so that nothing that goes on in another one is disturbed: the default.
  file_handlers: [{ action: INCOMING_PAGE, accept: READ }],
};

function screen(file: string, form_factor: 'narrow' | 'wide', sizes: string, label: string) {
  return { src: `icons/screen-${file}.png`, sizes, type: PNG, form_factor, label };
}

import { existsSync } from 'node:fs';
import type { Server } from './server.ts';

/** Debian has all of them on but for the last two. */
const MODULES = 'mpm_event authz_core mime dir alias filter deflate negotiation autoindex rewrite headers'.split(' ');
const SETTINGS = ['mime', 'deflate', 'dir', 'negotiation', 'autoindex'];

/** Debian's Apache with the `.htaccess` of the build. */
export const apache: Server = {
  name: 'Apache',
  program: ['/usr/sbin/apache2'].find(existsSync),
  hasBrotli: true,
  args: (config) => ['-DFOREGROUND', '-f', config],
  ready: 'resuming normal operations',
  config: ({ root, port, folder }) => `ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
DefaultRuntimeDir ${folder}
ErrorLog /dev/stderr
User www-data
Group www-data
${MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
${SETTINGS.map((name) => `Include /etc/apache2/mods-available/${name}.conf`).join('\n')}
DocumentRoot ${root}
<Directory ${root}>
  Options Indexes FollowSymLinks MultiViews
  AllowOverride All
</Directory>
`,
};

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts } from '../cluster/free-ports.ts';
import { type Server, startServer } from './server.ts';

/** Debian's, which has these modules on, but for the last two. */
const program = ['/usr/sbin/apache2'].find(existsSync);
const MODULES = [
  'mpm_event',
  'authz_core',
  'mime',
  'dir',
  'alias',
  'env',
  'filter',
  'deflate',
  'negotiation',
  'autoindex',
];
const MORE = ['rewrite', 'headers'];

/** Apache with the `.htaccess` of the build, as Debian sets it up. */
export const apache: Server = {
  name: 'Apache',
  program,
  hasBrotli: true,
  async start(root) {
    const [port] = await freePorts(1);
    return startServer({
      program,
      site: () => `http://127.0.0.1:${port}`,
      args: (config) => ['-DFOREGROUND', '-f', config],
      ready: 'resuming normal operations',
      config: (folder) => `ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${join(folder, 'pid')}
DefaultRuntimeDir ${folder}
ErrorLog /dev/stderr
User www-data
Group www-data
${[...MODULES, ...MORE].map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
${['mime', 'deflate', 'dir', 'negotiation', 'autoindex'].map((name) => `Include /etc/apache2/mods-available/${name}.conf`).join('\n')}
DocumentRoot ${root}
<Directory ${root}>
  Options Indexes FollowSymLinks MultiViews
  AllowOverride All
  Require all granted
</Directory>
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
`,
    });
  },
};

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { freePorts } from './free-ports.ts';
import type { InstalledLab } from './installed-lab.ts';
import { cutOff } from './processes.ts';

/** Two hosts on this machine, `host1` and `host2`: a server of ssh each, with a key that nothing else takes. */
export interface SshHosts {
  /** The configuration of ssh that knows them. */
  readonly config: string;
  /** Their servers. */
  readonly pids: readonly [number, number];
  stop(): void;
}

/** Starts them for whoever runs the tests; all that they have is below the folder of the command. */
export async function startHosts({ folder, path }: InstalledLab): Promise<SshHosts> {
  const file = (name: string) => join(folder, name);
  for (const key of ['key', 'host_key'])
    execFileSync('/usr/bin/ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', file(key)]);
  copyFileSync(file('key.pub'), file('authorized_keys'));
  // Root's server wants it; Debian makes it when the service starts.
  if (process.getuid?.() === 0) mkdirSync('/run/sshd', { recursive: true });
  const [port1 = 0, port2 = 0] = await freePorts(2);
  const hosts = [port1, port2].map((port) => startHost(file, path, port));
  writeFileSync(
    file('config'),
    `Host host1
  Port ${port1}
Host host2
  Port ${port2}
Host host1 host2
  HostName 127.0.0.1
  IdentityFile ${file('key')}
  IdentitiesOnly yes
  StrictHostKeyChecking no
  UserKnownHostsFile /dev/null
  LogLevel ERROR
`,
  );
  const [host1, host2] = await Promise.all(hosts);
  if (!host1?.pid || !host2?.pid) throw new Error('no server');
  const pids = [host1.pid, host2.pid] as const;
  return {
    config: file('config'),
    pids,
    stop: () => {
      for (const pid of pids) cutOff(pid);
    },
  };
}

/** A server of ssh, once it listens. */
function startHost(file: (name: string) => string, path: string, port: number): Promise<ChildProcess> {
  const name = file(`sshd-${port}`);
  writeFileSync(
    name,
    `Port ${port}
ListenAddress 127.0.0.1
HostKey ${file('host_key')}
AuthorizedKeysFile ${file('authorized_keys')}
StrictModes no
PidFile none
UsePAM no
PasswordAuthentication no
SetEnv HOME=${dirname(file('key'))} PATH=${path}
`,
  );
  const server = spawn('/usr/sbin/sshd', ['-D', '-e', '-f', name], { stdio: ['ignore', 'ignore', 'pipe'] });
  return new Promise((ready, fail) => {
    let said = '';
    server.stderr.setEncoding('utf8').on('data', (text) => {
      said += text;
      if (said.includes('Server listening')) ready(server);
    });
    server.on('error', fail);
    server.on('close', () => fail(new Error(said)));
  });
}

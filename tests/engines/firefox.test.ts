import { describeEngine } from './describe-engine.ts';
import { launchFirefox } from './firefox.ts';
import { findFirefox } from './installed.ts';

const path = findFirefox();
describeEngine('Firefox', path ? await launchFirefox(path) : undefined);

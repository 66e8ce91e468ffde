import { describeEngine } from './describe-engine.ts';
import { findWebKit } from './installed.ts';
import { launchWebKit } from './webkit.ts';

const files = findWebKit();
describeEngine('WebKitGTK', files ? await launchWebKit(files) : undefined);

import { runAsCommand } from './startup/command';
import { start } from './startup/start';

await runAsCommand(() => start(process.env));

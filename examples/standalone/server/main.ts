import { runAsCommand } from './process/command';
import { start } from './process/start';

await runAsCommand(() => start(process.env));

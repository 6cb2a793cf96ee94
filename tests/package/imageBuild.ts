import { DockerfileParser, type Copy, type Instruction } from 'dockerfile-ast';
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** A stage with the steps that have run so far. */
interface Stage {
  /** The name of its base image. */
  base: string;
  /** The folder that stands for the image's `/`. */
  folder: string;
  workdir: string;
  env: Record<string, string>;
  user: string;
  volumes: string[];
  /** Folders in the image and the owners they were given. */
  owners: Record<string, string>;
  stopSignal?: string;
  healthcheck?: string[];
  command?: string[];
}

export type Image = Required<Stage> & {
  /** The path on this machine of a path in the image. */
  path: (inImage: string) => string;
  /** A command of the image, with this machine's node and paths. */
  words: (command: string[]) => string[];
};

const ofImage = /(?<![^\s=:"'])\/(?=(?:etc|opt|tmp|usr|var)\b)/g;

/**
 * Runs every line of a Dockerfile without a container engine, in folders that stand for the images.
 * Absolute paths are turned into paths below them; users do not exist, so `chown` is only recorded.
 *
 * @param context the folder that an image is built from
 * @param to an empty folder for the images
 * @throws Error at an unknown instruction, flag or form, and when a step fails
 */
export function buildImage(context: string, to: string, env: Record<string, string>): Image {
  const file = DockerfileParser.parse(readFileSync(join(context, 'Dockerfile'), 'utf8'));
  const stages: Record<string, Stage> = {};
  let stage: Stage | undefined;
  for (const instruction of file.getInstructions()) {
    const keyword = instruction.getKeyword();
    const words = instruction.getArguments().map((argument) => argument.getValue());
    if (keyword === 'FROM') {
      const [base = '', , name = 'final'] = words;
      stage = newStage(base, join(to, name));
      stages[name] = stage;
      continue;
    }
    if (stage === undefined) throw new Error(`${keyword} comes before FROM.`);
    switch (keyword) {
      case 'ENV':
        for (const word of words) {
          const [name = '', ...value] = word.split('=');
          stage.env[name] = value.join('=');
        }
        break;
      case 'WORKDIR':
        stage.workdir = words[0] ?? '';
        mkdirSync(join(stage.folder, stage.workdir), { recursive: true });
        break;
      case 'COPY':
        copy(instruction as Copy, stage, { stages, context });
        break;
      case 'RUN':
        runStep(instruction.getArgumentsContent() ?? '', stage, env);
        break;
      case 'USER':
        stage.user = words[0] ?? '';
        break;
      case 'VOLUME':
        stage.volumes.push(...words);
        break;
      case 'EXPOSE':
        if (words[0] !== stage.env.PORT) throw new Error('EXPOSE and PORT are different.');
        break;
      case 'STOPSIGNAL':
        stage.stopSignal = words[0] ?? '';
        break;
      case 'HEALTHCHECK':
        stage.healthcheck = execForm(instruction);
        break;
      case 'CMD':
        stage.command = execForm(instruction);
        break;
      default:
        throw new Error(`imageBuild.ts does not know ${keyword} of the Dockerfile. Teach it.`);
    }
  }
  const { final } = stages;
  if (!final?.command || !final.healthcheck || !final.stopSignal) {
    throw new Error('The last stage needs CMD, HEALTHCHECK and STOPSIGNAL.');
  }
  const { folder, command, healthcheck, stopSignal } = final;
  const path = (inImage: string) => inImage.replace(ofImage, `${folder}/`);
  return {
    ...{ ...final, command, healthcheck, stopSignal },
    path,
    words: (command) =>
      command.map((word, index) =>
        index === 0 && word === 'node' ? process.execPath : path(word),
      ),
  };
}

function newStage(base: string, folder: string): Stage {
  for (const there of ['tmp', 'usr/local/bin', 'opt', 'var/lib']) {
    mkdirSync(join(folder, there), { recursive: true });
  }
  return { base, folder, workdir: '/', env: {}, user: 'root', volumes: [], owners: {} };
}

function copy(
  instruction: Copy,
  stage: Stage,
  { stages, context }: { stages: Record<string, Stage>; context: string },
): void {
  const flags = instruction.getFlags().map((flag) => [flag.getName(), flag.getValue() ?? '']);
  const unknown = flags.find(([name]) => name !== 'from');
  if (unknown) throw new Error(`imageBuild.ts does not know COPY --${unknown[0]}. Teach it.`);
  const from = flags[0]?.[1];
  const source = from === undefined ? context : stages[from]?.folder;
  if (source === undefined) throw new Error(`COPY names an unknown stage: ${from}.`);
  const words = instruction.getArguments().map((argument) => argument.getValue());
  const [pattern = '', target = ''] = words;
  // Like the engine: a pattern may match one file if the target is a file.
  const found = filesLike(join(source, pattern));
  if (words.length !== 2 || found.length !== 1) {
    throw new Error(`COPY ${pattern} found ${found.length} files; it needs one.`);
  }
  const place = join(stage.folder, resolve(stage.workdir, target));
  const [file = ''] = found;
  mkdirSync(dirname(place), { recursive: true });
  cpSync(
    file,
    target.endsWith('/') && !statSync(file).isDirectory() ? join(place, basename(file)) : place,
    {
      recursive: true,
      verbatimSymlinks: true,
    },
  );
}

/** The files of a path whose last part may contain a `*`. */
function filesLike(path: string): string[] {
  const name = basename(path)
    .replaceAll(/[.+?^${}()|\\]/g, '\\$&')
    .replaceAll('*', '.*');
  return readdirSync(dirname(path))
    .filter((entry) => new RegExp(`^${name}$`).test(entry))
    .map((entry) => join(dirname(path), entry));
}

function runStep(script: string, stage: Stage, env: Record<string, string>): void {
  const { folder } = stage;
  const noted = join(folder, 'owners');
  const shims = join(folder, 'shims');
  mkdirSync(shims, { recursive: true });
  writeFileSync(join(shims, 'chown'), `#!/bin/sh\nprintf '%s\\n' "$*" >> '${noted}'\n`);
  chmodSync(join(shims, 'chown'), 0o755);
  writeFileSync(noted, '');
  execFileSync('sh', ['-ec', script.replace(ofImage, `${folder}/`)], {
    cwd: join(folder, stage.workdir),
    env: { ...process.env, ...env, ...stage.env, PATH: `${shims}:${process.env.PATH}` },
    stdio: 'pipe',
  });
  for (const line of readFileSync(noted, 'utf8').split('\n').filter(Boolean)) {
    const [owner = '', path = ''] = line.split(' ');
    stage.owners[path.replace(folder, '')] = owner;
  }
}

/** Not the shell form: a shell in between would not pass signals on. */
function execForm(instruction: Instruction): string[] {
  const content = instruction.getArgumentsContent() ?? '';
  const [, list] = /^(?:[^[]*\bCMD\s+)?(\[.*\])$/s.exec(content) ?? [];
  if (list === undefined) throw new Error(`${instruction.getKeyword()} is not in its exec form.`);
  return JSON.parse(list) as string[];
}

/** One instruction of a Dockerfile that makes files, with what it needs to be done without Docker. */
export type DockerStep =
  | {
      readonly kind: 'copy';
      readonly stage: string;
      readonly from: string | undefined;
      readonly sources: readonly string[];
      readonly target: string;
    }
  | { readonly kind: 'run'; readonly stage: string; readonly command: string };

export type DockerPlan = {
  readonly steps: readonly DockerStep[];
  readonly baseImages: readonly string[];
  readonly lastStage: string;
  readonly command: readonly string[];
};

/** As much of the Dockerfile's language as ours uses: anything else throws, so that nothing is passed over. */
export function readDockerfile(file: string): DockerPlan {
  const text = fillArguments(file);
  const steps: DockerStep[] = [];
  const baseImages: string[] = [];
  let stage = '';
  let command: readonly string[] = [];
  for (const line of text.split('\n')) {
    const [, keyword = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (keyword === 'FROM') {
      const [image = '', , name] = rest.split(/\s+/);
      baseImages.push(image);
      stage = name ?? 'last';
    } else if (keyword === 'COPY') {
      const words = rest.split(/\s+/);
      const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined;
      const target = words.pop() ?? '';
      steps.push({ kind: 'copy', stage, from, sources: words, target });
    } else if (keyword === 'RUN') {
      steps.push({ kind: 'run', stage, command: rest });
    } else if (keyword === 'CMD') {
      command = JSON.parse(rest) as readonly string[];
    } else if (!KEYWORDS_WITHOUT_FILES.has(keyword) && line.trim() !== '' && !line.startsWith('#')) {
      throw new Error(`This line of the Dockerfile is not understood: ${line}`);
    }
  }
  return { steps, baseImages, lastStage: stage, command };
}

/** As `docker build` does without --build-arg. */
function fillArguments(text: string): string {
  const defaults = new Map([...text.matchAll(/^ARG (\w+)=(\S+)$/gm)].map(([, name, value]) => [name, value]));
  return text.replaceAll(/\$\{(\w+)\}/g, (whole, name: string) => defaults.get(name) ?? whole);
}

const KEYWORDS_WITHOUT_FILES = new Set(['ARG', 'WORKDIR', 'ENV', 'USER', 'VOLUME', 'EXPOSE', 'STOPSIGNAL', 'HEALTHCHECK']);

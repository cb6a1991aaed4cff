import { spawn } from "node:child_process";

/** The end of a child process. */
export interface Ended {
  readonly code: number;
  /** Standard output and standard error, in the order they came. */
  readonly output: string;
}

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Milliseconds after which the child is killed; ten minutes unless told. */
  readonly timeout?: number;
}

/** Runs a command without standard input and collects what it prints. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: "1", ...options.env },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: options.timeout ?? 600_000,
    });
    let output = "";
    const collect = (chunk: Buffer) => {
      output += chunk.toString("utf8");
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on("close", (code, signal) => {
      resolve({ code: code ?? 1, output: signal === null ? output : `${output}ended by ${signal}\n` });
    });
  });
}

/** Runs a script with this Node. */
export function runNode(args: readonly string[], options: RunOptions = {}): Promise<Ended> {
  return run(process.execPath, args, options);
}

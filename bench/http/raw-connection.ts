import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Call } from './call.ts';

/**
 * One HTTP connection that sends a request when the last was answered, and reads of an answer what the load has to know: its
 * status and where it ends. Node's own client takes as long as the server it measures.
 */
export class RawConnection {
  readonly #socket: Socket;
  readonly #host: string;
  #parts: Buffer[] = [];
  #missing = 0;
  #status = 0;
  #done: ((fault: string | undefined) => void) | undefined;

  static async open(origin: string): Promise<RawConnection> {
    const { hostname, port, host } = new URL(origin);
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    await once(socket, 'connect');
    return new RawConnection(socket, host);
  }

  private constructor(socket: Socket, host: string) {
    this.#socket = socket;
    this.#host = host;
    socket.on('data', (chunk: Buffer) => this.#receive(chunk));
    socket.on('error', (error) => this.#finish(error.message));
    socket.on('close', () => this.#finish('the connection was closed'));
  }

  /** What went wrong, or undefined. */
  send({ method, path, cookie, body, accept = '*/*' }: Call): Promise<string | undefined> {
    const head = `${method} ${path} HTTP/1.1\r\nhost: ${this.#host}\r\ncookie: ${cookie}\r\norigin: http://${this.#host}\r\naccept: ${accept}\r\n`;
    const rest = body === undefined ? '' : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
    return new Promise((resolve) => {
      this.#done = resolve;
      this.#socket.write(`${head}${rest}\r\n${body ?? ''}`);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #receive(chunk: Buffer): void {
    if (this.#missing > 0) this.#takeBody(chunk);
    else this.#takeHead(this.#parts.length === 0 ? chunk : Buffer.concat([...this.#parts, chunk]));
  }

  #takeHead(bytes: Buffer): void {
    const end = bytes.indexOf('\r\n\r\n');
    if (end < 0) {
      this.#parts = [bytes];
      return;
    }
    const head = bytes.toString('latin1', 0, end);
    this.#status = Number(head.slice(9, 12));
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined) {
      this.#finish(`an answer without a length: ${head}`);
      return;
    }
    this.#parts = [];
    this.#missing = Number(length);
    this.#takeBody(bytes.subarray(end + 4));
  }

  #takeBody(bytes: Buffer): void {
    this.#missing -= bytes.length;
    if (this.#status >= 400) this.#parts.push(bytes);
    if (this.#missing > 0) return;
    const text = Buffer.concat(this.#parts).toString().slice(0, 200);
    this.#parts = [];
    this.#finish(this.#status < 400 ? undefined : `${this.#status} ${text}`);
  }

  #finish(fault: string | undefined): void {
    const done = this.#done;
    this.#done = undefined;
    done?.(fault);
  }
}

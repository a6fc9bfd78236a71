/** The yardstick: the same framework, processes and answers, without sign-in, contract, stores or headers. */
import fastify from 'fastify';
import cluster from 'node:cluster';
import { readFileSync } from 'node:fs';
import { Pool } from 'pg';

const processes = Number(process.env['WORKERS'] ?? 1);
if (cluster.isPrimary && processes > 1) {
  for (let n = 0; n < processes; n++) cluster.fork();
  process.on('SIGTERM', () => process.exit(0));
} else {
  const answers = JSON.parse(readFileSync(process.env['ANSWERS'] ?? '', 'utf8')) as readonly unknown[];
  const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
  const app = fastify();
  let next = 0;
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/bare', async () => answers[next++ % answers.length]);
  /** With one look-up by key, which no answer of a database can do without. */
  app.get('/bare-query', async () => {
    await pool.query({ name: 'one', text: 'select user_id from sessions where id_hash = $1', values: ['none'] });
    return answers[next++ % answers.length];
  });
  process.on('SIGTERM', () => process.exit(0));
  await app.listen({ port: Number(process.env['PORT']) });
}

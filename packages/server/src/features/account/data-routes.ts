import { Readable } from 'node:stream';
import {
  DELETE_WORDS,
  isDeletionConfirmed,
  deleteAccount as deleteAccountCall,
  EXPORT_URL,
  importAccount as importAccountCall,
} from '@larder/contract/account.ts';
import { MOST_CHIPS } from '@larder/contract/profile.ts';
import type { ProblemCode } from '@larder/contract/problem.ts';
import { toPlainDate } from '@larder/domain/calendar/utc-day.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf, type TakeTurn } from '../../http/account-turns.ts';
import { watchCaller } from '../../http/event-stream.ts';
import type { Scope } from '../../db/scope.ts';
import { type FindRole, type FindScope, type ReadAnew, readWhileSame } from '../../http/guard.ts';
import { route, type Route, succeed } from '../../http/mount.ts';
import { fillIn, Problem, type Told } from '../../http/problems.ts';
import { limitOf } from '../../http/rate-limit.ts';
import type { Sessions } from '../../http/session.ts';
import { readAsCaller, workFor } from '../../turns/caller.ts';
import { deleteAccount, type DeleteDeps } from './delete-account.ts';
import { exportArchive, type ExportDeps } from './export-archive.ts';
import { importArchive, type ImportDeps } from './import-archive.ts';
import type { ImportFault } from './import-fault.ts';

export type DataRoutesDeps = ExportDeps &
  ImportDeps &
  DeleteDeps & {
    readonly sessions: Pick<Sessions, 'end'>;
    /** A person's own: nothing is brought back into a household that others share. */
    readonly homeOf: (scope: Scope) => Promise<Scope>;
  };

/** Into and out of an account: what goes in, and the end of it. */
export function accountDataRoutes(deps: DataRoutesDeps): readonly Route[] {
  return [
    route(importAccountCall, async ({ scope, raw }) => {
      if (!(raw.body instanceof Readable)) throw problemOf({ type: 'no-archive' });
      const imported = await importArchive(deps, await deps.homeOf(scope), raw.body as AsyncIterable<Uint8Array>);
      if (!imported.ok) throw problemOf(imported.fault);
      return succeed(imported.value);
    }),
    route(deleteAccountCall, async ({ userId, body, raw, answer }) => {
      if (!isDeletionConfirmed(body.confirmation)) {
        throw new Problem('not-confirmed', `Type "${DELETE_WORDS}" to delete the account. Nothing was deleted.`);
      }
      const calendarDeletion = await deleteAccount(deps, userId);
      await deps.sessions.end(raw, answer);
      return { success: true as const, ...(calendarDeletion && { calendarDeletion }) };
    }),
  ];
}

type FileRouteDeps = {
  readonly findScope: FindScope;
  readonly findRole: FindRole;
  readonly readAnew: ReadAnew;
  readonly takeTurn: TakeTurn;
};

/** A file and no JSON, so it is outside the contract's calls; and the uploads of an import are read as a stream, never kept whole before it is known who sends them. */
export function registerAccountFiles(app: FastifyInstance, deps: ExportDeps, { takeTurn, ...guard }: FileRouteDeps): void {
  app.addContentTypeParser(['application/zip', 'application/x-zip-compressed'], (_request, payload, done) => {
    done(null, payload);
  });
  const admit = async (request: FastifyRequest): Promise<Scope> => {
    const scope = await guard.findScope(request);
    if (scope === undefined) throw new Problem('unauthorized');
    return scope;
  };
  app.get(EXPORT_URL, { config: limitOf('archive') }, async (request, reply) => {
    const caller = callerOf(await admit(request), request);
    const endTurn = await takeTurn(caller, 'archive', () => watchCaller(reply));
    try {
      guard.readAnew(request);
      const scope = await admit(request);
      const day = toPlainDate(deps.now());
      const pieces = workFor(caller, () => readAsCaller(exportArchive(deps, scope)));
      return await reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="larder-${day}.zip"`)
        .send(Readable.from(readWhileSame(pieces, guard, request), { objectMode: false }).once('close', endTurn));
    } catch (error) {
      endTurn();
      throw error;
    }
  });
}

const PROBLEMS_OF: { readonly [Type in ImportFault['type']]: readonly [ProblemCode, Told] } = {
  'no-archive': ['import-not-an-archive', 'This is not a file that Larder made. Choose the zip file of a download. Nothing was changed.'],
  'too-large': ['payload-too-large', { says: 'The file is too large to import. Nothing was changed.' }],
  'too-slow': ['payload-too-large', { says: 'Reading the file took too long. Nothing was changed.' }],
  damaged: ['import-damaged', { says: 'The file is damaged or was edited (at {where}). Nothing was changed.' }],
  'unknown-part': [
    'import-damaged',
    {
      says: 'The file has a part that this Larder does not know ("{where}"): it was edited, or a newer Larder made it. Nothing was changed.',
    },
  ],
  'under-way': ['import-under-way', 'Larder is still importing another file into this account. Try again when that is done.'],
  // While the file was being read.
  'account-gone': ['unauthorized', { says: 'This account is deleted. Nothing of the file was added.' }],
  'too-many-rules': [
    'account-full',
    `A profile can leave out ${MOST_CHIPS} things at most, and with those of the file there would be more. Remove what is in your profile twice, and import again. Nothing was changed.`,
  ],
  unfinished: [
    'unavailable',
    'Larder could not prepare a photo of this file. What stands before it was added; import the file again to add the rest.',
  ],
  busy: ['unavailable', 'Many people are importing files at the moment. Nothing was changed; try again in a minute.'],
};

function problemOf(fault: ImportFault): Problem {
  const [code, words] = PROBLEMS_OF[fault.type];
  return new Problem(code, fillIn(words, '{where}', 'where' in fault ? fault.where : ''));
}

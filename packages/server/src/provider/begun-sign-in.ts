import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Interaction, type KoaContextWithOIDC, type Provider } from 'oidc-provider';
import * as z from 'zod';
import type { Seal } from '../http/seal.ts';

/**
 * Sign-ins that nobody has answered yet, each sealed in the browser that began it. As rows they would be anybody's way to fill the
 * disk: asking for the page is enough to begin one. The provider stores one when its form was answered rightly.
 */
export type BegunSignIns = {
  readonly keep: (ctx: KoaContextWithOIDC, interaction: Interaction) => void;
  /** Undefined when it is over, expired or another browser's. */
  readonly find: (provider: Provider, request: BegunRequest) => Promise<Interaction | undefined>;
  /** Stores the answer and says where to go on. */
  readonly answer: (reply: FastifyReply, interaction: Interaction, accountId: string) => Promise<string>;
};

export type BegunRequest = FastifyRequest<{ Params: { uid: string } }>;

/** Browsers keep 4,096 characters of a cookie, its name and attributes among them. Ours take 1,800; the rest is a caller's `state`. */
const MOST_CHARACTERS = 3800;

const Kept = z.looseObject({ jti: z.string(), exp: z.number() });

type Options = { readonly path: string; readonly overHttps: boolean };

export function makeBegunSignIns(seal: Seal, { path, overHttps }: Options): BegunSignIns {
  const cookie = 'larder_begun';
  // One each: two tabs do not disturb each other, and no other page is sent it.
  const attributes = (uid: string) => ({ path: `${path}/${uid}`, httpOnly: true, sameSite: 'lax', secure: overHttps }) as const;
  return {
    keep: (ctx, interaction) => {
      const sealed = seal.close(interaction);
      if (sealed.length > MOST_CHARACTERS) throw new errors.InvalidRequest('the request is too long to be kept');
      const maxAge = (interaction.exp - nowSeconds()) * 1000;
      ctx.cookies.set(cookie, sealed, { ...attributes(interaction.uid), maxAge, signed: false });
    },
    find: async (provider, request) => {
      const kept = Kept.safeParse(seal.open(request.cookies[cookie] ?? ''));
      if (!kept.success || kept.data.jti !== request.params.uid || kept.data.exp <= nowSeconds()) return undefined;
      const interaction = new (provider.Interaction as unknown as MakeInteraction)(kept.data.jti, kept.data);
      return (await isOfSession(provider, interaction)) ? interaction : undefined;
    },
    answer: async (reply, interaction, accountId) => {
      interaction.result = { login: { accountId, amr: ['pwd'], remember: true } };
      await interaction.save(interaction.exp - nowSeconds());
      reply.clearCookie(cookie, attributes(interaction.uid));
      return interaction.returnTo;
    },
  };
}

/** The library's constructor, which its types leave out. */
type MakeInteraction = new (uid: string, payload: object) => Interaction;

/** Begun by somebody signed in at the provider, it is theirs alone: who they are may have changed in another tab. */
async function isOfSession(provider: Provider, { session: begunIn }: Interaction): Promise<boolean> {
  if (begunIn?.uid === undefined) return true;
  const session = await provider.Session.findByUid(begunIn.uid);
  return session !== undefined && session.accountId === begunIn.accountId;
}

const nowSeconds = (): number => Math.floor(Date.now() / 1000);

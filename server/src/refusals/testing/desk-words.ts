import type { FastifyInstance } from 'fastify';
import { guardedWrite, part } from '../../kernel/db/guarded-write.ts';
import { sql } from '../../kernel/db/sql.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { givenApplication } from '../../modules/applications/testing.ts';
import { biometryFaces } from '../../modules/biometry/tables.ts';
import { arrive } from '../../modules/pix/testing.ts';
import { call, type Colleague } from '../../testing/counter.ts';
import { grant, type Shop } from '../../testing/shop.ts';
import type { WordsAct } from './staff-words.ts';

interface Desk {
  platform: Platform;
  app: FastifyInstance;
  shop: Shop;
  analyst: Colleague;
}

/** A face that waits for a person, of a customer whom the analyst looked up. Returns the customer. */
async function givenConflict({ platform, shop, analyst }: Desk): Promise<string> {
  const { borrowerId } = await givenApplication(platform, shop);
  const { retailerId } = shop;
  const { operatorId } = analyst;
  await grant(platform, { ...shop, actor: { ...shop.actor, operatorId } }, borrowerId);
  const at = platform.clock.now();
  const contentSealed = platform.secrets.encrypt('');
  const photo = { status: 'CONFLICT' as const, contentSealed, takenAt: at, conflictSince: at };
  const decided = { decidedBy: null, decidedAt: null, decisionReason: null };
  const face = { borrowerId, retailerId, operatorId: newId(), similarity: null, otherId: null, reference: null };
  await guardedWrite(platform.db, [part('face', insertOne(biometryFaces, { ...face, ...photo, ...decided }))]);
  return borrowerId;
}

/** Acts of who decides on registrations, photographs and money of nobody known. */
export function deskWords(of: () => Desk, TYPED: string): Record<string, WordsAct> {
  return {
    'PATCH /coordinator/applications/{borrowerId}/{id} reason': {
      owner: 'applications.decision_reason',
      ask: async () => {
        const { platform, app, shop, analyst } = of();
        const params = { ...(await givenApplication(platform, shop)) };
        await call(app, 'POST /coordinator/applications/{borrowerId}/{id}/claim', { params, token: analyst.token });
        return { params, body: { isApproved: false, reason: TYPED } };
      },
    },
    'PATCH /datalake-acesso/biometry/borrowers/{id}/decision reason': {
      owner: 'biometry_faces.decision_reason',
      ask: async () => ({
        params: { id: await givenConflict(of()) },
        body: { status: 'CANCELED', reason: TYPED },
      }),
    },
    'POST /coordinator/pix/unmatched/{id}/settle reason': {
      owner: 'pix_unmatched.settled_reason',
      isProviders: true,
      ask: async () => {
        const { platform, app, analyst } = of();
        await arrive(platform, { txid: 'nobody', value: 100 });
        const waiting = await sql<{ id: string }>`select id from pix_unmatched order by id desc limit 1`.execute(
          platform.db,
        );
        const id = waiting.rows[0]?.id ?? '';
        const params = { kind: 'UNMATCHED_PIX', ownerId: id, id };
        await call(app, 'POST /coordinator/desk/{kind}/{ownerId}/{id}/claim', { params, token: analyst.token });
        return { params: { id }, body: { outcome: 'RETURNED', reason: TYPED } };
      },
    },
  };
}

import type { FastifyInstance } from 'fastify';
import { sql } from '../../kernel/db/sql.ts';
import type { Platform } from '../../kernel/platform.ts';
import { givenApplication } from '../../modules/applications/testing.ts';
import { givenConflict } from '../../modules/biometry/testing.ts';
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

/** A customer whose face waits for a person, looked up by the analyst. */
async function givenDoubted({ platform, shop, analyst: { operatorId } }: Desk): Promise<string> {
  const { borrowerId } = await givenApplication(platform, shop);
  await grant(platform, { ...shop, actor: { ...shop.actor, operatorId } }, borrowerId);
  await givenConflict(platform, shop.retailerId, borrowerId);
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
        params: { id: await givenDoubted(of()) },
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

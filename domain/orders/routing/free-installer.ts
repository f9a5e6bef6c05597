import type { Tx } from '../../../db/database.ts'
import type { UserId } from '../../../shared/ids.ts'
import { schedule } from '../../jobs/commands.ts'
import type { Store } from '../../store.ts'
import { hasUnassigned } from './waiting.ts'

/**
 * Has unassigned orders offered once more, since an installer may be free for them now: they have less to do, serve
 * more PIN codes, take more jobs, or may work for the store again. Where no order is unassigned it does nothing; one
 * that becomes so at the same moment is found by the job that looks at regular times.
 * @param at from when on, epoch milliseconds
 */
export async function offerToFree(
	store: Store,
	tx: Tx,
	installerId: UserId,
	at: number,
): Promise<void> {
	if (store.policy.routing === 'pool' || !(await hasUnassigned(tx))) return
	const key = `installer ${installerId} free at ${at}`
	const payload = { installerId }
	await schedule(store, tx, [{ kind: 'installer-free', key, payload, runAt: at }])
}

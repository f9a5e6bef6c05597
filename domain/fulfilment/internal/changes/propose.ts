import type { Actor, SignedIn } from '../../../../shared/actor.ts'
import { message } from '../../../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { authorizedTransaction } from '../../../authorized-transaction.ts'
import { documentsOf } from '../../../documents/of-order.ts'
import { getInstallation } from '../../../installations/queries.ts'
import { sendMail } from '../../../mail/commands.ts'
import { notify } from '../../../notifications/commands.ts'
import { type OrderVersion, versionOf } from '../../../orders/changing/version.ts'
import { mailToBuyer } from '../../../orders/mails/buyer.ts'
import { CLOSED } from '../../../orders/transitions/status-rules.ts'
import type { NewChange, OrderChange } from '../../changes/change-schema.ts'
import { fulfilmentTables } from '../../tables.ts'
import { mayEverDo } from './change-policy.ts'
import { listChanges, orderFor } from './changes.ts'
import { changeRows, hashOf } from './open-change.ts'
import { pricedVersion } from './priced-version.ts'

const NOT_SURVEYED = message('fulfilment.not_surveyed')
const ONE_OPEN = message('fulfilment.one_open')
const SAME = message('fulfilment.same')

/** Whether two versions are of the same goods at the same prices. */
function isSame(one: OrderVersion, other: OrderVersion): boolean {
	const of = ({ lines, total }: OrderVersion) =>
		JSON.stringify([total, lines.map((line) => [line.productId, line.quantity, line.price])])
	return of(one) === of(other)
}

/** Whether the job's survey is done, or none applies to it. */
async function isSurveyed(ctx: AppContext, actor: Actor, id: string): Promise<boolean> {
	const job = await getInstallation(ctx, actor, id)
	if (!job.ok) return false
	const survey = job.value.steps.find(({ step }) => step === 'survey')
	return survey === undefined || survey.done
}

/**
 * Proposes other parts for an order, at the store's prices of now, for its buyer to answer; by its installer.
 * @returns not_signed_in or forbidden by role; not_found; already_closed unless it is accepted or scheduled; conflict
 * before the survey, after a tax invoice, while another proposal is open, or where nothing would change; as
 * `pricedVersion`
 */
export async function proposeChange(
	ctx: AppContext,
	actor: Actor,
	id: string,
	{ items, reason }: NewChange,
): Promise<Result<OrderChange[]>> {
	const surveyed = await isSurveyed(ctx, actor, id)
	const proposed = await authorizedTransaction(
		mayEverDo(actor, 'propose'),
		ctx,
		async ({ tx, at }) => {
			const found = await orderFor(tx, actor, id, 'propose')
			if (!found.ok) return found
			const order = found.value
			if (order.status !== 'accepted' && order.status !== 'scheduled')
				return fail('already_closed', CLOSED[order.status])
			if (!surveyed) return fail('conflict', NOT_SURVEYED)
			const documents = await documentsOf(tx, order.id)
			if (documents.some(({ kind }) => kind === 'tax-invoice'))
				return fail('conflict', message('fulfilment.invoiced'))
			const before = await versionOf(tx, order)
			const priced = await pricedVersion(ctx, tx, before, { items, order, at })
			if (!priced.ok) return priced
			const [was, wouldBe] = [JSON.stringify(before), JSON.stringify(priced.value)]
			if (isSame(before, priced.value)) return fail('conflict', SAME)
			const who = actor as SignedIn
			// Nobody can agree any more to a proposal of the installer before.
			await fulfilmentTables(tx)
				.updateTable('order_changes')
				.set({ state: 'withdrawn', answered_at: at })
				.where('order_id', '=', order.id)
				.where('state', '=', 'proposed')
				.where('proposed_by', '<>', who.id)
				.execute()
			const n = ((await changeRows(tx, order.id))[0]?.n ?? 0) + 1
			const made = await fulfilmentTables(tx)
				.insertInto('order_changes')
				.values({
					order_id: order.id,
					n,
					state: 'proposed',
					reason,
					before: was,
					after: wouldBe,
					hash: hashOf(order.id, n, [was, wouldBe, reason]),
					total_before_paise: before.total,
					total_after_paise: priced.value.total,
					proposed_by: who.id,
					proposed_by_name: who.name,
					answered_by_name: null,
					answer_note: null,
					created_at: at,
					answered_at: null,
				})
				.onConflict((conflict) => conflict.doNothing())
				.returning('n')
				.executeTakeFirst()
			if (!made) return fail('conflict', ONE_OPEN)
			const about = { orderId: order.id, at, type: 'info' } as const
			const text = message('fulfilment.change_proposed', { name: who.name, orderId: order.id })
			await notify(tx, [
				...(order.user_id
					? [
							{
								to: { userId: order.user_id },
								message: text,
								link: `/orders/${order.id}`,
								...about,
							},
						]
					: []),
				{ to: { role: 'Admin' }, message: text, link: `/admin/orders/${order.id}`, ...about },
			])
			const buyer = ctx.policy.sendsMail ? await mailToBuyer(tx, order) : null
			if (buyer)
				await sendMail(ctx, tx, [
					{
						event: `change ${n} of ${order.id}`,
						template: 'change-proposed',
						to: buyer.to,
						accountId: buyer.accountId,
						data: {
							...buyer.way,
							installer: who.name,
							reason,
							before: before.total,
							after: priced.value.total,
						},
					},
				])
			return ok(undefined)
		},
	)
	return proposed.ok ? listChanges(ctx, actor, id) : proposed
}

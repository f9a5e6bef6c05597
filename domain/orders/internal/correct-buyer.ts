import type { Tx } from '../../../db/database.ts'
import { transact } from '../../../db/transaction.ts'
import type { Actor } from '../../../shared/actor.ts'
import { message } from '../../../shared/messages/message.ts'
import { fail, failField, ok, type Result } from '../../../shared/result.ts'
import type { AppContext } from '../../app-context.ts'
import { audit, ofOrder } from '../../audit/commands.ts'
import { sendMail } from '../../mail/commands.ts'
import { notify } from '../../notifications/commands.ts'
import { replaceBuyerTerms } from '../listing/buyer-terms.ts'
import { mailToBuyer } from '../mails/buyer.ts'
import { settledAddresses } from '../placing/settled-addresses.ts'
import { mayCorrect } from '../policy.ts'
import { findOrder, getOrder, NOT_FOUND, type OrderColumns } from '../queries.ts'
import type { OrderWithMessages, Shipping } from '../schema.ts'
import { orderTables } from '../tables.ts'
import { isApproved, isCorrectable } from '../transitions/status-rules.ts'
import { billingOf } from './billing/billing.ts'

const CLOSED = message('orders.correct_closed')
const ANOTHER_PLACE = message('orders.correct_elsewhere')

const columnsOf = ({ fullName, contactNumber, email, street, city }: Shipping) => ({
	full_name: fullName,
	contact_number: contactNumber,
	email: email ?? null,
	street,
	city,
})
type Corrected = ReturnType<typeof columnsOf>

const NAMES: Record<keyof Corrected, 'name' | 'phone' | 'email' | 'street' | 'city'> = {
	full_name: 'name',
	contact_number: 'phone',
	email: 'email',
	street: 'street',
	city: 'city',
}

/**
 * Corrects who and where the buyer of an order is, while it is not sent or installed. The PIN code and the state stay,
 * since tax, delivery and its installer depend on them. The buyer gets a mail, and its installer a notification.
 * @returns not_signed_in or forbidden for all but admins; not_found; already_closed; invalid by field
 */
export async function correctBuyer(
	ctx: AppContext,
	actor: Actor,
	id: string,
	typed: Shipping,
): Promise<Result<OrderWithMessages>> {
	const allowed = mayCorrect(actor)
	if (!allowed.ok) return allowed
	const settled = settledAddresses(ctx, { shipping: typed, billing: undefined })
	if (!settled.ok) return inField(settled)
	const { shipping } = settled.value
	const corrected = await transact(ctx.db, async (tx) => {
		const before = await findOrder(tx, id)
		if (!before) return fail('not_found', NOT_FOUND)
		if (!isCorrectable(before.status)) return fail('already_closed', CLOSED)
		if (shipping.zipCode !== before.zip_code) return failField('zipCode', ANOTHER_PLACE)
		if (before.state !== null && shipping.state && shipping.state !== before.state)
			return failField('state', ANOTHER_PLACE)
		return correct(ctx, tx, actor, before, shipping)
	})
	return corrected.ok ? getOrder(ctx, actor, id) : corrected
}

/** With the mistakes of an address by the fields of this call. */
function inField<P extends { problem: { fields?: object } }>(refused: P): P {
	const fields = Object.entries(refused.problem.fields ?? {}).map(([path, why]) => [
		path.replace(/^shipping\./, ''),
		why,
	])
	return { ...refused, problem: { ...refused.problem, fields: Object.fromEntries(fields) } }
}

async function correct(
	ctx: AppContext,
	tx: Tx,
	actor: Actor,
	before: OrderColumns,
	shipping: Shipping,
): Promise<Result<void>> {
	const columns = columnsOf(shipping)
	const names = Object.keys(NAMES) as (keyof Corrected)[]
	const changed = names.filter((name) => columns[name] !== before[name]).map((name) => NAMES[name])
	if (changed.length === 0) return ok(undefined)
	const at = ctx.now()
	const after = await orderTables(tx)
		.updateTable('orders')
		.set({ ...columns, updated_at: at })
		.where('id', '=', before.id)
		.where('status', '=', before.status)
		.returningAll()
		.executeTakeFirst()
	if (!after) return fail('conflict', message('orders.try_again'))
	const billing = (await billingOf(tx, [after.id])).get(after.id)
	const { id, zip_code: zipCode, created_at } = after
	await replaceBuyerTerms(tx, { ...shipping, id, zipCode, at: created_at }, billing)
	// Their values are the buyer's, and go with the order.
	await audit(tx, actor, at, [
		{ action: 'corrected', ...ofOrder(after.id), after: { corrected: changed } },
	])
	await tell(ctx, tx, after, { changed, at })
	return ok(undefined)
}

async function tell(
	ctx: AppContext,
	tx: Tx,
	order: OrderColumns,
	{ changed, at }: { changed: (typeof NAMES)[keyof Corrected][]; at: number },
) {
	const { id: orderId, user_id: userId, installer_id: installerId, status } = order
	const about = { type: 'info', orderId, at } as const
	const corrected = message('orders.corrected', { orderId })
	const installer = isApproved(status) ? installerId : null
	const link = `/installer/installations/${orderId}`
	await notify(tx, [
		...(userId
			? [{ to: { userId }, message: corrected, link: `/orders/${orderId}`, ...about }]
			: []),
		...(installer ? [{ to: { userId: installer }, message: corrected, link, ...about }] : []),
		{
			...({ to: { role: 'Admin' }, message: corrected, link: `/admin/orders/${orderId}` } as const),
			quiet: true,
			...about,
		},
	])
	const buyer = ctx.policy.sendsMail && (await mailToBuyer(tx, order))
	if (!buyer) return
	const { to, accountId, way } = buyer
	const event = `order ${orderId} corrected at ${at}`
	const data = { ...way, changed }
	await sendMail(ctx, tx, [{ event, template: 'order-corrected', to, accountId, data }])
}

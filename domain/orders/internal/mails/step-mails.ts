import type { Tx } from '../../../../db/database.ts'
import { type Actor, isSignedIn } from '../../../../shared/actor.ts'
import { addressesOf, namesOf } from '../../../accounts/queries.ts'
import type { AppContext } from '../../../app-context.ts'
import { type NewMail, sendMail } from '../../../mail/commands.ts'
import { mailToBuyer } from '../../mails/buyer.ts'
import type { OrderColumns } from '../../queries.ts'
import { installerCardOf } from '../../routing/installer-card.ts'
import type { TransitionName } from '../../transitions/transitions.ts'

interface Taken {
	/** Of the order's history. */
	eventId: string
	step: TransitionName
	before: OrderColumns
	after: OrderColumns
	note: string | null
}

/** The documents that a buyer gets once an installation is handed over. */
const HAND_OVER = ['hand-over', 'warranty', 'tax-invoice'] as const

/** Writes to whom a step concerns: the buyer, and the installer whose work was cancelled. */
export async function mailOfStep(
	ctx: AppContext,
	tx: Tx,
	actor: Actor,
	taken: Taken,
): Promise<void> {
	if (!ctx.policy.sendsMail) return
	await sendMail(ctx, tx, [
		...(await forBuyer(ctx, tx, taken)),
		...(taken.step === 'cancel' ? await forInstaller(tx, actor, taken) : []),
	])
}

async function forBuyer(
	{ policy }: AppContext,
	tx: Tx,
	{ eventId, step, after, note }: Taken,
): Promise<NewMail[]> {
	if (step !== 'accept' && step !== 'install' && step !== 'cancel') return []
	const buyer = await mailToBuyer(tx, after)
	if (!buyer) return []
	const { to, accountId, way } = buyer
	const written = { event: `order step ${eventId}`, to, accountId }
	if (step === 'cancel')
		return [
			{
				...written,
				template: 'order-cancelled',
				data: { ...way, reason: note, fulfilment: after.fulfilment },
			},
		]
	if (step === 'accept' && after.installer_id) {
		const { name: installer, ...card } = await installerCardOf(tx, after.installer_id)
		return [{ ...written, template: 'installer-found', data: { ...way, installer, card } }]
	}
	const installer = await installerOf(tx, after)
	const papers = policy.issuesDocuments
	const documents = papers ? HAND_OVER.map((kind) => ({ kind, about: after.id })) : []
	return [{ ...written, template: 'job-done', documents, data: { ...way, installer, papers } }]
}

async function installerOf(tx: Tx, { installer_id: id }: OrderColumns): Promise<string> {
	return (id && (await namesOf(tx, [id])).get(id)) ?? ''
}

async function forInstaller(tx: Tx, actor: Actor, { eventId, before }: Taken): Promise<NewMail[]> {
	const { id: orderId, installer_id: id, status, full_name: buyer, city } = before
	const isOwnDoing = isSignedIn(actor) && actor.id === id
	// Who was only offered it has nothing to give up.
	if (!id || isOwnDoing || status === 'pending') return []
	const person = (await addressesOf(tx, [id])).get(id)
	if (!person) return []
	return [
		{
			event: `order step ${eventId}`,
			template: 'work-cancelled',
			to: person,
			accountId: id,
			data: { orderId, buyer, city, path: '/installer/orders' },
		},
	]
}

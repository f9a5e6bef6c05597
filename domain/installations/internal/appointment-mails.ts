import { addressesOf, namesOf } from '../../accounts/queries.ts'
import type { AppContext } from '../../app-context.ts'
import { type NewMail, sendMail } from '../../mail/commands.ts'
import { mailToBuyer } from '../../orders/mails/buyer.ts'
import type { Span } from '../rules.ts'
import type { Visit } from '../schema.ts'
import type { OpenJob } from './job.ts'

const eventOf = ({ order, at }: OpenJob) => `appointment of ${order.id} at ${at}`

/** Writes to the buyer when the installer comes, or would like to. */
export async function mailBuyer(
	ctx: AppContext,
	job: OpenJob,
	template: 'appointment-proposed' | 'appointment-moved' | 'appointment-confirmed',
	about: { span: Span; visit: Visit },
): Promise<void> {
	if (!ctx.policy.sendsMail) return
	const { tx, order, row } = job
	const buyer = await mailToBuyer(tx, order)
	if (!buyer) return
	const installer = (await namesOf(tx, [row.installer_id])).get(row.installer_id) ?? ''
	const { to, accountId, way } = buyer
	const data = { ...way, installer, ...about }
	await sendMail(ctx, tx, [{ event: eventOf(job), template, to, accountId, data }])
}

type ToInstaller =
	| { template: 'visit-confirmed'; span: Span; visit: Visit }
	| { template: 'visit-to-move'; span: Span; visit: Visit; preference: string | null }

/** Mails the installer the buyer's reply to the appointment. */
export async function mailInstaller(
	ctx: AppContext,
	job: OpenJob,
	said: ToInstaller,
): Promise<void> {
	if (!ctx.policy.sendsMail) return
	const { tx, order, row } = job
	const person = (await addressesOf(tx, [row.installer_id])).get(row.installer_id)
	if (!person) return
	const written = { event: eventOf(job), to: person, accountId: row.installer_id }
	const { template, ...about } = said
	const path = `/installer/installations/${order.id}`
	const data = { orderId: order.id, buyer: order.full_name, city: order.city, path, ...about }
	await sendMail(ctx, tx, [{ ...written, template, data } as NewMail])
}

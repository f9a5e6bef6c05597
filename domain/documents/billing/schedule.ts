import type { Tx } from '../../../db/database.ts'
import type { OrderId } from '../../../shared/ids.ts'
import type { AppContext } from '../../app-context.ts'
import type { CreditedCharge, CreditedLine } from '../internal/billing/credit-note.ts'
import { queueDocuments } from '../internal/billing/document-queue.ts'
import type { Leaving } from '../internal/billing/invoice.ts'
import type { SerialsOf } from '../internal/billing/system.ts'

/** The goods sent with a parcel, or the cancellation fee of an order; else all of the order that is not invoiced. */
export interface ToInvoice {
	orderId: OrderId
	dispatchId?: string
	/** For the cancellation fee; the name is that of waiting jobs. */
	isKept?: true
	lines?: NonNullable<Leaving>
	/** When it left, was done or was cancelled, epoch milliseconds; jobs of older versions do not say. */
	at?: number
	/** Of the installed system. */
	serials?: SerialsOf
}

/** The parts of an order to credit, and the reason. */
export interface ToCredit {
	orderId: OrderId
	lines: readonly CreditedLine[]
	charges?: readonly CreditedCharge[]
	key: string
	/** When the goods came back, epoch milliseconds; jobs of older versions do not say. */
	at?: number
}

/** The part of an order that is its cancellation fee, beside its parcels, which have numbers; stored with the invoices. */
const CANCELLATION_FEE = 'kept'

/** The subject of an invoice: a parcel, the cancellation fee, or the order. */
export function aboutInvoice({ orderId, dispatchId, isKept }: ToInvoice): string {
	const part = isKept ? CANCELLATION_FEE : dispatchId
	return part === undefined ? orderId : `${orderId} ${part}`
}

/** Has the goods that leave, or the work done, invoiced. */
export const scheduleDocumentOfSupply = (ctx: AppContext, tx: Tx, supply: ToInvoice) =>
	queueDocuments(ctx, tx, [
		{
			kind: 'tax-invoice',
			about: aboutInvoice(supply),
			payload: { at: ctx.now(), ...supply },
		},
	])

/** Has a return credited; the key is that of the return. */
export const scheduleDocumentOfReturn = (ctx: AppContext, tx: Tx, credited: ToCredit) =>
	queueDocuments(ctx, tx, [
		{ kind: 'credit-note', about: credited.key, payload: { at: ctx.now(), ...credited } },
	])

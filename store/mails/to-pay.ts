import type { ToPay } from '../../domain/mail/templates.ts'
import { inRupees } from '../../shared/format/money.ts'
import { message } from '../../shared/messages/message.ts'
import type { Block, Fact } from './content.ts'

/** An amount to be transferred for the sample order. */
export const SAMPLE_TO_PAY: ToPay = {
	way: 'transfer',
	due: 'on-order',
	amount: 1_41_900_00,
	until: Date.parse('2026-11-26T18:30:00Z'),
	reference: 'SB-7KQ4-M2XD',
	account: {
		name: 'Suryodaya Solar LLP',
		number: '1234567890',
		ifsc: 'SBIN0001234',
		bank: 'State Bank of India',
	},
	upiId: 'suryodaya@okbank',
}

/** How something is to be paid, and until when; nothing where nothing is. */
export function payBlocks(toPay: ToPay | null | undefined): Block[] {
	if (!toPay) return []
	const { way, due, amount, until } = toPay
	if (way !== 'transfer')
		return [{ kind: 'text', message: message('mail.pay.other', { way, due, amount }) }]
	return [
		{ kind: 'text', message: message('mail.pay.transfer', { due, amount, until }) },
		{ kind: 'facts', facts: transferFacts(toPay) },
		{ kind: 'text', message: message('mail.pay.reference') },
	]
}

function transferFacts({ amount, account, upiId, reference }: ToPay): Fact[] {
	return [
		{ label: message('mail.label.amount'), value: inRupees(amount) },
		{ label: message('mail.label.reference'), value: reference },
		...(account
			? [
					{ label: message('mail.label.account_name'), value: account.name },
					{ label: message('mail.label.account_number'), value: account.number },
					{ label: message('mail.label.ifsc'), value: account.ifsc },
				]
			: []),
		...(account?.bank ? [{ label: message('mail.label.bank'), value: account.bank }] : []),
		...(upiId ? [{ label: message('mail.label.upi'), value: upiId }] : []),
	]
}

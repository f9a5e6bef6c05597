import type { HandOverDocument } from '../../../domain/documents/schema.ts'
import { dateOf } from '../../../shared/format/dates.ts'
import { number } from '../../../shared/format/english.ts'
import { message, messageOfCode } from '../../../shared/messages/message.ts'
import type { Block } from '../content.ts'
import { paragraph, words } from './letterhead.ts'

/** Who bought and who installed. */
export function handOverSides({ buyer, installer }: HandOverDocument): Block {
	const { name, firm, licenceNumber: licence } = installer
	const lines = [
		name,
		firm === name ? '' : firm,
		licence && words(message('documents.licence', { licence })),
	]
	return {
		kind: 'sides',
		sides: [
			{ head: words(message('documents.buyer')), lines: [buyer.name, ...buyer.address] },
			{ head: words(message('documents.installer')), lines: lines.filter(Boolean) },
		],
	}
}

const serialsText = (serials: readonly string[]) =>
	serials.length > 0 ? serials.join(', ') : words(message('documents.no_serials'))

export function handOverBlocks(document: HandOverDocument): Block[] {
	const { signedOffBy: name, installer, parts, steps } = document
	const day = dateOf(document.completedAt)
	return [
		handOverSides(document),
		paragraph(message('documents.hand_over.text', { day, name })),
		{ kind: 'heading', text: words(message('documents.hand_over.parts')) },
		{
			kind: 'table',
			columns: [
				{ head: words(message('documents.product')), share: 4 },
				{ head: words(message('documents.quantity')), share: 1.2, align: 'right' },
				{ head: words(message('documents.serials')), share: 5 },
			],
			rows: parts.map(({ name, quantity, serials }) => [
				name,
				number(quantity),
				serialsText(serials),
			]),
		},
		...measured(document),
		{ kind: 'heading', text: words(message('documents.hand_over.steps')) },
		{
			kind: 'table',
			columns: [
				{ head: words(message('documents.hand_over.step')), share: 2.4 },
				{ head: words(message('documents.hand_over.done')), share: 2.2 },
				{ head: words(message('documents.hand_over.noted')), share: 5 },
				{ head: words(message('documents.hand_over.photos')), share: 1.1, align: 'right' },
			],
			rows: steps.map(({ step, doneAt, note, photos }) => [
				words(messageOfCode(`documents.step.${step}`, {})),
				doneAt ? dateOf(doneAt) : words(message('documents.hand_over.not_done')),
				note ?? '',
				number(photos),
			]),
		},
		{
			kind: 'signatures',
			under: [
				words(message('documents.hand_over.for_buyer', { name })),
				words(message('documents.hand_over.for_installer', { name: installer.name })),
			],
		},
	]
}

/** The test values, string by string, where there are any. */
function measured({ measurements }: HandOverDocument): Block[] {
	if (!measurements || measurements.strings.length === 0) return []
	const { earthOhms, strings } = measurements
	return [
		{ kind: 'heading', text: words(message('documents.hand_over.measured')) },
		{
			kind: 'table',
			columns: [
				{ head: words(message('documents.hand_over.string')), share: 3 },
				{ head: words(message('documents.hand_over.open_circuit')), share: 2, align: 'right' },
				{ head: words(message('documents.hand_over.insulation')), share: 2.4, align: 'right' },
				{ head: words(message('documents.hand_over.polarity')), share: 2 },
			],
			rows: strings.map(({ name, openCircuitVolts, insulationMegaohms, polarityCorrect }) => [
				name,
				number(openCircuitVolts),
				number(insulationMegaohms),
				words(message('documents.hand_over.polarity_is', { polarityCorrect })),
			]),
		},
		paragraph(message('documents.hand_over.earthing', { earthOhms })),
	]
}

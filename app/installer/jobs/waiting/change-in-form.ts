import type { ChecklistStep } from '../../../../domain/installations/schema'
import { numberOrTyped } from '../../../../shared/numbers/typed-number'
import type { Change, MeasuredString } from '../../../components/installer/waiting/waiting-rules'
import { valuesOf } from '../../../ui/forms/values'
import { isBlank, type TypedString } from '../job-answer'
import { jobIntents } from '../job-intents'
import { serialNumbersIn } from '../serials/serial-numbers'

/** The lines of strings in a form, blank ones too. */
export function linesIn(form: FormData): TypedString[] {
	const all = (name: string) => form.getAll(name).map(String)
	const polarities = all('polarityCorrect')
	const volts = all('openCircuitVolts')
	const megaohms = all('insulationMegaohms')
	return all('name').map((name, n) => ({
		name,
		openCircuitVolts: volts[n] ?? '',
		insulationMegaohms: megaohms[n] ?? '',
		polarityCorrect: polarities[n] ?? 'true',
	}))
}

const decimal = (text = '') => numberOrTyped(text, 'decimal')

const stringIn = (line: TypedString): MeasuredString => ({
	name: line.name ?? '',
	openCircuitVolts: decimal(line.openCircuitVolts),
	insulationMegaohms: decimal(line.insulationMegaohms),
	polarityCorrect: line.polarityCorrect === 'true',
})

/** The change that a form of a job's page makes; null of a form whose answer is awaited, such as a new appointment. */
export function changeInForm(form: FormData): Change | null {
	const values = valuesOf(form)
	const step = (values.step ?? '') as ChecklistStep
	switch (jobIntents.in(form)) {
		case 'tick':
			return { kind: 'tick', step, done: values.done === 'yes' }
		case 'note':
			return { kind: 'note', step, note: values.note ?? '' }
		case 'serials': {
			const serials = serialNumbersIn(values.serials ?? '')
			return { kind: 'serials', productId: values.productId ?? '', serials }
		}
		case 'measure': {
			const strings = linesIn(form)
				.filter((line) => !isBlank(line))
				.map(stringIn)
			return { kind: 'measurements', earthOhms: decimal(values.earthOhms), strings }
		}
		case 'complete': {
			const { customerName = '', signature, confirmed } = values
			return {
				kind: 'sign-off',
				customerName,
				confirmed: confirmed === 'yes',
				signature: signature || null,
			}
		}
		default:
			return null
	}
}

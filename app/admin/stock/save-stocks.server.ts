import { numberIn } from '../../../shared/numbers/typed-number'
import { type Asked, api, attempt, type Context } from '../../api.server'
import { redirectHere } from '../../components/portal/here.server'
import { anyText } from '../../ui/forms/fields.server'
import { formAction, onForm } from '../../ui/forms/form-action.server'
import { ONE_FORM } from '../../ui/forms/intents'
import { editsIn, type StockAnswer, type StockEdit, type StocksSaved } from './stock-edits'

const WHOLE = 'Type a whole number of 0 or more.'

async function saveOne(context: Context, edit: StockEdit): Promise<StockEdit | null> {
	const stock = numberIn(edit.entered, 'whole')
	if (!Number.isInteger(stock) || stock < 0) return { ...edit, problem: WHOLE }
	const result = await attempt(
		api(context).catalogue.products[':id'].$put({
			param: { id: edit.id },
			json: { stock, expectedStock: edit.before },
		}),
	)
	if (result.ok) return null
	const { stock: present } = result.problem as { stock?: number }
	if (present === undefined) return { ...edit, problem: result.problem.detail }
	const problem = `${result.problem.detail} Save again to set it to ${edit.entered}.`
	return { ...edit, before: present, problem }
}

/** Saves each stock by itself, so that one that fails does not hold up the others. */
export const saveStocks = ({ request, context }: Asked): Promise<StockAnswer> =>
	formAction(request, ONE_FORM, {
		send: onForm(anyText(), async (values, form) => {
			const answer: StocksSaved = { problem: null, saved: [], failed: [] }
			for (const edit of editsIn(values)) {
				const failed = await saveOne(context, edit)
				if (failed) answer.failed.push(failed)
				else answer.saved.push({ id: edit.id, stock: numberIn(edit.entered, 'whole') })
			}
			if (form.stays || answer.failed.length > 0) return answer
			throw redirectHere(request, { saved: 'yes' })
		}),
	})

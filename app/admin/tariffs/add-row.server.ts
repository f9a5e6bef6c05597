import { redirect } from 'react-router'
import { api, attempt, type Context } from '../../api.server'
import { anyText } from '../../ui/forms/fields.server'
import { formAction, onForm } from '../../ui/forms/form-action.server'
import { ONE_FORM } from '../../ui/forms/intents'
import { rowsAsCounted } from '../facts/fact-fields'
import { fieldsOf } from './row-fields'
import { rowIn } from './row-values'
import { tableIn } from './tables'

const FAILED = 'This could not be saved. Please try again.'

/** Saves a row that applies from a day on. @throws a redirect to the list that says so */
export const saveRow = (request: Request, context: Context) =>
	formAction(request, ONE_FORM, {
		send: onForm(anyText(), async (values, form) => {
			const table = tableIn(new URLSearchParams({ table: values.table ?? '' }))
			const json = rowIn(table, values)
			const call = api(context).tariffTables[':table']
			const saved = await attempt(call.$post({ param: { table }, json }))
			if (saved.ok) throw redirect(`/admin/tariffs?table=${table}&view=history&done=added`, 303)
			const { problem } = form.refuse(saved.problem, FAILED)
			return { problem: { ...problem, values: rowsAsCounted(fieldsOf(table), values) } }
		}),
	})

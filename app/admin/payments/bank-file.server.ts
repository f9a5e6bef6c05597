import { redirect } from 'react-router'
import { z } from 'zod'
import { type Asked, api, attempt } from '../../api.server'
import { previewIntents } from '../../components/import/preview-intents'
import { formAction, onForm } from '../../ui/forms/form-action.server'

const Chosen = z.object({ file: z.file().optional() })

/** Keeps the chosen statement, and leads to its matches. */
export function keepBankFile({ request, context }: Asked) {
	const statements = api(context).settlement['bank-statements']
	const keep = onForm(Chosen, async ({ file }, form) => {
		if (!file) return form.refuse('Choose a CSV file.')
		const kept = await attempt(statements.$post({ json: { text: await file.text() } }))
		if (!kept.ok) return form.refuse(kept.problem.errors?.text ?? kept.problem.detail)
		throw redirect(`/admin/payments/bank-file/${kept.value.id}`, 303)
	})
	return formAction(request, previewIntents, { preview: keep, import: keep })
}

import { z } from 'zod'
import { type BulkChange, WantedChange } from '../../../../domain/catalogue/bulk/bulk-schema'
import { parseSentJson } from '../../../../shared/requests/json-shape'
import { type Asked, api } from '../../../api.server'
import { onCall } from '../../../components/portal/call-action.server'
import { formAction } from '../../../ui/forms/form-action.server'
import { type ChangeAnswer, changeIntents } from './change-intents'

/** The changes as JSON, as a preview or Undo has them. */
const Previewed = z.object({ changes: z.string(), large: z.boolean().optional() })

function changesIn(text: string): BulkChange['changes'] {
	try {
		return parseSentJson(text)
	} catch {
		// Refused by the call, as a form without changes is.
		return []
	}
}

/** Previews a change of the chosen products, makes it, or takes it back. */
export function changeChosen({ request, context }: Asked): Promise<ChangeAnswer> {
	const { changes } = api(context).catalogue.products
	return formAction(request, changeIntents, {
		preview: onCall(
			WantedChange,
			(json) => changes.preview.$post({ json }),
			({ value }) => ({ problem: null, step: 'preview' as const, preview: value }),
		),
		apply: onCall(
			Previewed,
			(sent) => changes.$post({ json: { changes: changesIn(sent.changes), large: sent.large } }),
			({ value }) => ({ problem: null, step: 'apply' as const, changed: value }),
		),
		undo: onCall(
			Previewed,
			(sent) => changes.$post({ json: { changes: changesIn(sent.changes), large: true } }),
			({ value }) => ({ problem: null, step: 'undo' as const, changed: value }),
		),
	})
}

import type { Attempt } from '../api.server'
import type { SentForm } from '../ui/forms/form-action.server'
import { redirectHere } from './here.server'

/** What a form leads to: why it was not taken, or back to its page. @throws a redirect that says what was done */
export function answerHere<Name extends string>(
	request: Request,
	form: SentForm<Name>,
	result: Attempt<unknown>,
	done: string,
) {
	if (!result.ok) return form.refuse(result.problem)
	throw redirectHere(request, { done })
}

import { attempt } from '../../api.server'
import type { SentForm } from '../../ui/forms/form-action.server'
import { redirectHere } from './here.server'

/** Makes the call of a form: why it was not taken, or back to its page. @throws a redirect that says what was done */
export async function answerHere<Name extends string>(
	request: Request,
	form: SentForm<Name>,
	call: Parameters<typeof attempt>[0],
	done: string,
) {
	const result = await attempt(call)
	if (!result.ok) return form.refuse(result.problem)
	throw redirectHere(request, { done })
}

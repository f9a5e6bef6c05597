import type { ClientResponse } from 'hono/client'
import type { z } from 'zod'
import { type ApiProblem, type Asked, attempt, type Value } from '../../api.server'
import type { Fields, NameIn } from '../../ui/forms/fields.server'
import {
	formAction,
	type Handler,
	NO_FIELDS,
	onForm,
	type SentForm,
} from '../../ui/forms/form-action.server'
import { ONE_FORM } from '../../ui/forms/intents'
import type { Refused } from '../../ui/forms/problem'
import { signedIn } from '../session/guard.server'
import { redirectHere } from './here.server'

type Shape = z.ZodObject | Fields<unknown>
type InputOf<S> = S extends z.ZodObject ? z.input<S> : S extends Fields<infer Input> ? Input : never
type NameOf<S> = S extends z.ZodObject
	? NameIn<z.input<S>>
	: S extends Fields<unknown, infer Name>
		? Name
		: never
type Called = Response | ClientResponse<unknown>

/** The place a form leads to once its call is made. */
type Next<S, C, Result> =
	/** Its page again, with these parameters of the address; null takes one out. */
	| Record<string, string | null>
	/** The answer of the page, or a redirect. */
	| ((made: { value: Value<C>; input: InputOf<S>; form: SentForm<NameOf<S>> }) => Result)

interface Otherwise {
	/** The message for a problem the person could not have avoided; the problem's own sentence unless given. */
	failed?: string
	/** The page of the person's own to come back to, where the session has ended meanwhile. */
	loginFor?: string
}

/** The action of a form with one call: it gives the reason of a refusal, or leads on. */
export const onCall = <S extends Shape, C extends Called, Result = never>(
	shape: S,
	call: (input: InputOf<S>, form: SentForm<NameOf<S>>) => Promise<C>,
	next: Next<S, C, Result>,
	{ failed, loginFor }: Otherwise = {},
): Handler<Refused<NameOf<S>> | Exclude<Awaited<Result>, Response>> =>
	onForm(shape as never, async (input: InputOf<S>, form: SentForm<NameOf<S>>) => {
		const made = await attempt(call(input, form))
		if (!made.ok) {
			const problem: ApiProblem = loginFor ? signedIn(made.problem, loginFor) : made.problem
			return form.refuse(problem, failed)
		}
		if (typeof next !== 'function') throw redirectHere(form.request, next)
		const answer = await next({ value: made.value, input, form })
		if (answer instanceof Response) throw answer
		return answer as Exclude<Awaited<Result>, Response>
	})

/** The same for a form that has nothing but its button. */
export const onCallOnly = <C extends Called, Result = never>(
	call: (form: SentForm<never>) => Promise<C>,
	next: Next<typeof NO_FIELDS, C, Result>,
	otherwise?: Otherwise,
) => onCall(NO_FIELDS, (_, form) => call(form), next, otherwise)

/** The action of a page with one form, which makes one call. */
export const callAction =
	<S extends Shape, C extends Called, Result = never>(
		shape: S,
		call: (input: InputOf<S>, asked: Asked) => Promise<C>,
		next: Next<S, C, Result>,
		otherwise?: Otherwise,
	) =>
	(asked: Asked) =>
		formAction(asked.request, ONE_FORM, {
			send: onCall(shape, (input: InputOf<S>) => call(input, asked), next, otherwise),
		})

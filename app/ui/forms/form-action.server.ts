import { data } from 'react-router'
import { z } from 'zod'
import { type Fields, fieldsOf, type NameIn } from './fields.server'
import type { Intents } from './intents'
import { fieldProblems, type Problem, type Refused, shownAgain } from './problem'
import { type Values, valuesOf } from './values'

/** A sent form, beside the values read from it. */
export interface SentForm<Name extends string> {
	request: Request
	/** All of its text. */
	values: Values
	/** Whether a script has sent it, whose page stays and takes an answer instead of a way back. */
	stays: boolean
	/**
	 * The answer to a form that is not taken.
	 * @param unexpected the message for a problem the person could not have avoided; the problem's own sentence unless
	 * given
	 */
	refuse: (problem: Problem | string, unexpected?: string) => Refused<Name>
}

export interface Handler<Result> {
	fields: Fields<unknown>
	run: (input: never, form: SentForm<never>) => Result | Promise<Result>
}

/**
 * The handler of one of a page's forms.
 * @param shape the schema of the call it makes, or the way to read it where that says too little
 */
export function onForm<S extends z.ZodObject, Result>(
	shape: S,
	run: (input: z.input<S>, form: SentForm<NameIn<z.input<S>>>) => Result | Promise<Result>,
): Handler<Result>
export function onForm<Input, Name extends string, Result>(
	shape: Fields<Input, Name>,
	run: (input: Input, form: SentForm<Name>) => Result | Promise<Result>,
): Handler<Result>
export function onForm<Result>(
	shape: z.ZodObject | Fields<unknown>,
	run: Handler<Result>['run'],
): Handler<Result> {
	return { fields: shape instanceof z.ZodObject ? fieldsOf(shape) : shape, run }
}

export const NO_FIELDS = z.object({})

/** The handler of a form with nothing but its button. */
export const onButton = <Result>(
	run: (form: SentForm<never>) => Result | Promise<Result>,
): Handler<Result> => onForm(NO_FIELDS, (_, form) => run(form))

type ResultOf<H> = H extends Handler<infer Result> ? Result : never

/** A refusal names the intent. */
type Asked<Result, Name> = Result extends { problem: infer P extends object }
	? Omit<Result, 'problem'> & { problem: P & { intent: Name } }
	: Result

/**
 * Carries out the intent of a page's form: one handler for each of the page's intents.
 * @throws 400 where the page has no such intent, or the form has a file for text; nothing is changed then
 */
export async function formAction<Name extends string, H extends Record<Name, Handler<unknown>>>(
	request: Request,
	intents: Intents<Name>,
	handlers: H & Record<Exclude<keyof H, Name>, never>,
): Promise<{ [Each in Name]: Asked<ResultOf<H[Each]>, Each> }[Name]> {
	const form = await request.formData()
	const intent = intents.in(form)
	if (intent === null) throw data(null, { status: 400 })
	const { fields, run } = handlers[intent] as Handler<never>
	const isFileForText = [...form].some(
		([name, value]) => typeof value !== 'string' && !fields.files.has(name),
	)
	if (isFileForText) throw data(null, { status: 400 })
	return run(fields.read(form) as never, sentForm(request, intent, form, fields))
}

function sentForm(
	request: Request,
	intent: string,
	form: FormData,
	{ names }: Fields<unknown>,
): SentForm<never> {
	const values = valuesOf(form)
	const answer = { intent, message: null, fields: {}, values: shownAgain(values) }
	return {
		request,
		values,
		stays: isSentByScript(request),
		refuse(problem, unexpected) {
			if (typeof problem === 'string') return { problem: { ...answer, message: problem } }
			const { status, detail, errors } = problem
			if (status >= 500) return { problem: { ...answer, message: unexpected ?? detail } }
			if (!errors || Object.keys(errors).length === 0)
				return { problem: { ...answer, message: detail } }
			return { problem: { ...answer, fields: fieldProblems(errors, names) } }
		},
	}
}

/** A script sends a form to an address of the page's data. */
const isSentByScript = (request: Request) => new URL(request.url).pathname.endsWith('.data')

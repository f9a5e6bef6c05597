import type { Brand } from '../brand.ts'
import type { en } from './en/index.ts'
import type { Message } from './types.ts'

export type { Message }

type English = typeof en

/** Every code, `module.what_is_meant`; the English catalogue lists them. */
export type MessageCode = keyof English

/** The parameters of a message of this code, as data; none where its sentence is always the same. */
export type ParamsOf<C extends MessageCode> = English[C] extends (
	params: infer P,
	...rest: never[]
) => string
	? P
	: Record<never, never>

export type MessageOf<C extends MessageCode> = Message & {
	readonly code: C
	readonly params: ParamsOf<C>
}

/** The arguments beside a code; none where its sentence is always the same. */
export type Given<C extends MessageCode> = English[C] extends string ? [] : [params: ParamsOf<C>]

/** @param params money in paise, moments in epoch milliseconds, days as `YYYY-MM-DD`; never words */
export const message = <C extends MessageCode>(code: C, ...[params]: Given<C>): MessageOf<C> =>
	({ code, params: params ?? {} }) as unknown as MessageOf<C>

/** A message as it was stored. @param code one that `message` was given */
export const messageOfCode = (code: string, params: object): Message =>
	({ code, params }) as unknown as Message

/** A message as the text that a schema carries for one of its checks; `messageOfIssue` reads it. */
export type IssueText = Brand<string, 'IssueText'>

/** The message of a schema's mistake, for the `error` of one of its checks. */
export const issue = <C extends MessageCode>(code: C, ...params: Given<C>): IssueText =>
	JSON.stringify(message(code, ...params)) as IssueText

type Plain = string | number | bigint | boolean | null | undefined

/** A value as it is shown, but with messages where the named fields have sentences. */
export type WithMessages<T, Fields extends string> = unknown extends T
	? T
	: T extends Plain
		? T
		: { [K in keyof T]: K extends Fields ? Said<T[K]> : WithMessages<T[K], Fields> }

/** Of one sentence, one that may be missing, or a list of them. */
type Said<T> = T extends readonly string[] ? Message[] : T extends string ? Message : T

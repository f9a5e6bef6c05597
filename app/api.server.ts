import { type ClientResponse, hc } from 'hono/client'
import type { SuccessStatusCode } from 'hono/utils/http-status'
import type { UnionToIntersection } from 'hono/utils/types'
import { createContext, data, type RouterContextProvider } from 'react-router'
import type { MODULES, OTHER_CALLS } from '../api/modules.ts'
import type { ClientOf } from './api-schema.ts'
import { isNoId } from './ui/forms/path-id'

/** The API in the process of the page. */
export interface InProcessApi {
	/** Calls it as the sender of the page's request, and passes its cookies on to them. */
	call: (request: Request) => Promise<Response>
	/** The start of the addresses that each name of calls means. */
	paths: Record<string, readonly string[]>
}

export const inProcessApiContext = createContext<InProcessApi>()

/** The context that the server gives every loader and action of a request. */
export type Context = Readonly<RouterContextProvider>

/** A request, with the server's context for it: the arguments of loaders and actions. */
export interface Asked<Param extends string = never> {
	request: Request
	context: Context
	params: Record<Param, string>
}

const BASE = 'http://store/api'

type Named = UnionToIntersection<(typeof MODULES)[keyof typeof MODULES]> & typeof OTHER_CALLS

type ClientAt<Client, Path> = Path extends [infer Head extends keyof Client, ...infer Rest]
	? ClientAt<Client[Head], Rest>
	: Client

/** A typed client for each name of calls. */
type Api = {
	[Name in keyof Named]: Named[Name] extends { routes: infer Routes; path: infer Path }
		? ClientAt<ReturnType<typeof hc<ClientOf<Routes>>>, Path>
		: never
}

/** A page asks several times, in its frame and in itself. */
const known = new WeakMap<Context, Api>()

/** The store's own API, with the caller's cookies. */
export function api(context: Context): Api {
	const before = known.get(context)
	if (before) return before
	const clients = clientsOf(context)
	known.set(context, clients)
	return clients
}

function clientsOf(context: Context): Api {
	const { call, paths } = context.get(inProcessApiContext)
	const fetch = (input: RequestInfo | URL, init?: RequestInit) => call(new Request(input, init))
	const whole = hc(BASE, { fetch }) as object
	const clients = Object.entries(paths).map(([name, path]) => [
		name,
		path.reduce((client: object, part) => Reflect.get(client, part), whole),
	])
	return inPaths(Object.fromEntries(clients) as Api)
}

/**
 * Encodes a form's text for a header, where HTTP has no room for most letters: such a header goes out empty, and is
 * refused.
 */
const inHeaders = (header: Record<string, string | undefined>) =>
	Object.fromEntries(
		Object.entries(header).map(([name, value]) => [
			name,
			value && /^[\x20-\x7e]*$/.test(value) ? value : '',
		]),
	)

/**
 * The client puts parameters into a path as they are; an id that was typed into an address could then lead to another
 * call (`../session`). Every parameter is encoded before it gets there, and one that would lead elsewhere even so is
 * answered as not found.
 */
function inPaths<T extends object>(client: T): T {
	return new Proxy(client, {
		get(target, name) {
			const part: unknown = Reflect.get(target, name)
			return typeof part === 'function' ? inPaths(part) : part
		},
		apply(target, self, [input, ...rest]) {
			if (input?.param && Object.values(input.param).some(isNoId)) return nothingThere()
			const param = input?.param && encoded(input.param)
			const header = input?.header && inHeaders(input.header)
			const carried = { ...input, ...(param && { param }), ...(header && { header }) }
			return Reflect.apply(target as never, self, [input && carried, ...rest])
		},
	})
}

const nothingThere = async () =>
	Response.json(
		{
			status: 404,
			code: 'not_found',
			detail: 'There is nothing of this name.',
		} satisfies ApiProblem,
		{ status: 404 },
	)

const encoded = (param: Record<string, string>) =>
	Object.fromEntries(
		Object.entries(param).map(([name, value]) => [name, encodeURIComponent(value)]),
	)

/** A refusal as the API words it: a sentence for the person, and one per field. */
export interface ApiProblem {
	status: number
	code: string
	detail: string
	errors?: Record<string, string>
}

/** The body of a call's answer, where the call is not refused. */
export type Value<R> =
	R extends ClientResponse<infer T, infer S, string>
		? S extends SuccessStatusCode
			? T
			: never
		: never

export type Attempt<T> = { ok: true; value: T } | { ok: false; problem: ApiProblem }

/** The answer of a call, or its problem as a value: for actions, which show it beside the form. */
export async function attempt<R extends Response | ClientResponse<unknown>>(
	call: Promise<R>,
): Promise<Attempt<Value<R>>> {
	const response = await call
	const body = response.status === 204 ? null : await response.json()
	if (response.ok) return { ok: true, value: body as Value<R> }
	return { ok: false, problem: body as ApiProblem }
}

/** The answer of a call; a problem becomes the page's error: for loaders. */
export async function read<R extends Response | ClientResponse<unknown>>(
	call: Promise<R>,
): Promise<Value<R>> {
	const result = await attempt(call)
	if (result.ok) return result.value
	throw data(result.problem, { status: result.problem.status })
}

/** As `read`, for a part of a list: with how many there are in all. */
export async function readPage<R extends Response | ClientResponse<unknown>>(
	call: Promise<R>,
): Promise<{ items: Value<R>; total: number; isLeast: boolean }> {
	const response = await call
	const items = await read(Promise.resolve(response))
	return {
		items,
		total: Number(response.headers.get('x-total-count')),
		isLeast: response.headers.get('x-total-count-is-least') === 'true',
	}
}

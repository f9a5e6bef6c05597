import type { ClientResponse } from 'hono/client'
import type { SuccessStatusCode } from 'hono/utils/http-status'
import type { pinRoutes } from '../api/pins'
import type { accountRoutes } from '../domain/accounts/routes'
import type { productRoutes } from '../domain/catalogue/routes'
import type { dispatchRoutes } from '../domain/dispatches/routes'
import type { exportRoutes } from '../domain/documents/accounting/export-routes'
import type { documentRoutes } from '../domain/documents/routes'
import type { enquiryRoutes } from '../domain/enquiries/routes'
import type { installationRoutes } from '../domain/installations/routes'
import type { listViewRoutes } from '../domain/list-views/routes'
import type { newsletterRoutes } from '../domain/newsletter/routes'
import type { notificationRoutes } from '../domain/notifications/routes'
import type { orderRoutes } from '../domain/orders/routes'
import type { privacyRoutes } from '../domain/privacy/routes'
import type { balanceRoutes } from '../domain/reports/balance/balance-routes'
import type { moneyRoutes } from '../domain/reports/money/money-routes'
import type { reportRoutes } from '../domain/reports/routes'
import type { searchRoutes } from '../domain/reports/search/search-routes'
import type { returnRoutes } from '../domain/returns/routes'
import type { subsidyRoutes } from '../domain/subsidy/routes'
import type { tariffRoutes } from '../domain/tariffs/routes'
import type { uploadRoutes } from '../domain/uploads/routes'
import type { SchemaOf } from './api-schema.ts'

/** The modules that screens call from the browser. */
type Calls = SchemaOf<
	| typeof accountRoutes
	| typeof dispatchRoutes
	| typeof enquiryRoutes
	| typeof installationRoutes
	| typeof listViewRoutes
	| typeof newsletterRoutes
	| typeof notificationRoutes
	| typeof orderRoutes
	| typeof documentRoutes
	| typeof exportRoutes
	| typeof pinRoutes
	| typeof productRoutes
	| typeof privacyRoutes
	| typeof balanceRoutes
	| typeof moneyRoutes
	| typeof reportRoutes
	| typeof returnRoutes
	| typeof searchRoutes
	| typeof subsidyRoutes
	| typeof tariffRoutes
	| typeof uploadRoutes
>

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
/** The paths that a method can be sent to. */
type PathFor<M extends Method> = {
	[Path in keyof Calls]: `$${M}` extends keyof Calls[Path] ? Path : never
}[keyof Calls] &
	string
type Endpoint<M extends Method, Path> = Path extends keyof Calls
	? `$${M}` extends keyof Calls[Path]
		? Calls[Path][`$${M}`]
		: never
	: never

/** The path and query parameters of a call. */
type Place<E> = E extends { input: infer Input }
	? Pick<Input, keyof Input & ('param' | 'query')>
	: never
/** Left out where it may be. */
type Given<T> = object extends T ? [place?: T] : [place: T]

type Answer<E> = E extends {
	output: infer Output
	outputFormat: infer Format
	status: infer Status
}
	? ClientResponse<Output, Status & number, Format & string>
	: never
type Value<E> = E extends { output: infer Output; status: infer Status }
	? Status extends SuccessStatusCode
		? Output
		: never
	: never

/** The address of a call, with its parameters in their places. */
export function apiPath<M extends Method, Path extends PathFor<M>>(
	_method: M,
	path: Path,
	...[place]: Given<Place<Endpoint<M, Path>>>
): string {
	const { param = {}, query = {} } = (place ?? {}) as Record<string, Record<string, string>>
	const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(param[name] ?? ''))
	const asked = Object.entries(query).filter(([, value]) => value !== undefined)
	const search = new URLSearchParams(asked).toString()
	return `/api${filled}${search && '?'}${search}`
}

/** Calls the API from the browser. Null where the network gives no answer. */
export function callApi<M extends Method, Path extends PathFor<M>>(
	method: M,
	path: Path,
	place: Place<Endpoint<M, Path>>,
	init?: RequestInit,
): Promise<Answer<Endpoint<M, Path>> | null> {
	const address = apiPath(method, path, ...([place] as Given<Place<Endpoint<M, Path>>>))
	return fetch(address, { ...init, method: method.toUpperCase() }).catch(() => null) as never
}

/** Makes a call and returns its response. Null where it refuses, or the network gives no answer. */
export async function readApi<Path extends PathFor<'get'>>(
	path: Path,
	place: Place<Endpoint<'get', Path>>,
): Promise<Value<Endpoint<'get', Path>> | null> {
	const answer: Response | null = await callApi('get', path, place)
	return answer?.ok ? answer.json() : null
}

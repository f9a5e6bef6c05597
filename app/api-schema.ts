import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Hono } from 'hono'
import type { UnionToIntersection } from 'hono/utils/types'

// Routes are asked for their calls as the class they are of. Asked as Hono, which that class extends, the compiler
// compares all members of both, for each route anew: half of all types of the project came of that.

/** The calls of modules, by the functions that make their routes. */
export type SchemaOf<Routes> = UnionToIntersection<
	Routes extends (...args: never[]) => OpenAPIHono<infer _E, infer S, infer _P> ? S : never
>

/** The client of a module, by its routes. */
export type ClientOf<Routes> = Routes extends (
	...args: never[]
) => OpenAPIHono<infer E, infer S, infer P>
	? Hono<E, S, P>
	: never

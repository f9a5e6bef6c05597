import type {
	ActionFunctionArgs,
	ClientActionFunctionArgs,
	ClientLoaderFunctionArgs,
	LoaderFunctionArgs,
	Register,
} from 'react-router'
import { expectTypeOf, it } from 'vitest'
import type { Context } from './api.server'

type Files = Register['routeFiles']
type Modules = Register['routeModules']
type Pages = Register['pages']

/** What the router calls the functions of a page with. */
interface CalledWith<Params> {
	loader: At<LoaderFunctionArgs, Params>
	action: At<ActionFunctionArgs, Params>
	clientLoader: At<ClientLoaderFunctionArgs, Params>
	clientAction: At<ClientActionFunctionArgs, Params>
}
type At<Args, Params> = Omit<Args, 'params'> & { params: Params }
type Name = keyof CalledWith<unknown>

type WrongIn<Of extends Name, Module, Params> = Module extends { [Each in Of]: infer Given }
	? Given extends (args: CalledWith<Params>[Of]) => unknown
		? never
		: Of
	: never

/** A layout stands around many pages, and takes no parameters of them. */
type ParamsOf<Page> = Page extends keyof Pages ? Pages[Page]['params'] : never

/** The files whose function of this name cannot be called by the router. */
type Wrong<Of extends Name> = {
	[File in keyof Files]: Files[File] extends { id: infer Id; page: infer Page }
		? Id extends keyof Modules
			? [WrongIn<Of, Modules[Id], ParamsOf<Page>>] extends [never]
				? never
				: File
			: never
		: never
}[keyof Files]

it('gives every page functions that the router can call', () => {
	expectTypeOf<Wrong<'action'>>().toBeNever()
	expectTypeOf<Wrong<'loader'>>().toBeNever()
	expectTypeOf<Wrong<'clientAction'>>().toBeNever()
	expectTypeOf<Wrong<'clientLoader'>>().toBeNever()
})

it('knows a function that takes something else, or a parameter that its address has not', () => {
	type Id = { id: string }
	interface Planted {
		action: (request: Request, context: Context) => void
		loader: ({ params }: { params: Id }) => void
	}
	expectTypeOf<WrongIn<'action', Planted, Id>>().toEqualTypeOf<'action'>()
	expectTypeOf<WrongIn<'loader', Planted, Record<never, never>>>().toEqualTypeOf<'loader'>()
	expectTypeOf<WrongIn<'loader', Planted, Id>>().toBeNever()
})

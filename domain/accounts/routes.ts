import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { limit } from '../../api/limits.ts'
import { unwrap } from '../../api/problem.ts'
import { type ApiEnv, body, json, problems, room } from '../../api/room.ts'
import { clearCartCookie } from '../cart/cookie.ts'
import { changePassword, changeProfile, logIn, logOut, signUp } from './commands.ts'
import { LogIn, PasswordChange, ProfileChange, Session, SignedInUser, SignUp } from './schema.ts'

const tags = ['Accounts']

const postUser = createRoute({
	method: 'post',
	path: '/users',
	tags,
	summary: 'Sign up; the new account is signed in',
	request: { body: body(SignUp) },
	responses: { 201: json(Session, 'Signed in'), ...problems(400, 409, 415, 422, 429) },
})

const postSession = createRoute({
	method: 'post',
	path: '/session',
	tags,
	summary: 'Log in',
	request: { body: body(LogIn) },
	responses: { 200: json(Session, 'Signed in'), ...problems(400, 401, 403, 415, 422, 429) },
})

const getSession = createRoute({
	method: 'get',
	path: '/session',
	tags,
	summary: 'Who is signed in',
	responses: { 200: json(Session, 'The user, or null') },
})

const deleteSession = createRoute({
	method: 'delete',
	path: '/session',
	tags,
	summary: 'Log out',
	responses: { 200: json(Session, 'Nobody is signed in') },
})

const putProfile = createRoute({
	method: 'put',
	path: '/profile',
	tags,
	summary: 'Change one’s own name',
	request: { body: body(ProfileChange) },
	responses: { 200: json(SignedInUser, 'Changed'), ...problems(400, 401, 415, 422) },
})

const putPassword = createRoute({
	method: 'put',
	path: '/profile/password',
	tags,
	summary: 'Change one’s own password; every other session ends',
	request: { body: body(PasswordChange) },
	responses: { 204: { description: 'Changed' }, ...problems(400, 401, 415, 422, 429) },
})

function keep(c: Context<ApiEnv>, cookies: string[]) {
	for (const cookie of cookies) c.header('set-cookie', cookie, { append: true })
}

export function accountRoutes() {
	return room()
		.openapi(postUser, async (c) => {
			await limit(c, 'logInAndSignUp')
			const { store, actor } = c.var
			const { value, cookies } = unwrap(await signUp(store, actor, c.req.valid('json')))
			keep(c, cookies)
			clearCartCookie(c)
			return c.json(value, 201)
		})
		.openapi(postSession, async (c) => {
			await limit(c, 'logInAndSignUp')
			const { store, actor } = c.var
			const { value, cookies } = unwrap(await logIn(store, actor, c.req.valid('json')))
			keep(c, cookies)
			clearCartCookie(c)
			return c.json(value, 200)
		})
		.openapi(getSession, (c) => {
			const { actor } = c.var
			if (actor.kind === 'visitor') return c.json({ user: null }, 200)
			const { id, name, email, role } = actor
			return c.json({ user: { id, name, email, role } }, 200)
		})
		.openapi(deleteSession, async (c) => {
			keep(c, await logOut(c.var.store, c.req.raw.headers))
			return c.json({ user: null }, 200)
		})
		.openapi(putProfile, async (c) => {
			const { store, actor } = c.var
			return c.json(unwrap(await changeProfile(store, actor, c.req.valid('json'))), 200)
		})
		.openapi(putPassword, async (c) => {
			await limit(c, 'logInAndSignUp')
			const { store, actor } = c.var
			const changed = await changePassword(store, actor, c.req.valid('json'), c.req.raw.headers)
			keep(c, unwrap(changed).cookies)
			return c.body(null, 204)
		})
}

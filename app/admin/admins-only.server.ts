import type { Context } from '../api.server'
import { requireRole } from '../components/session/guard.server'

/** The loader of a page for admins that needs no data. @throws a redirect for anybody else */
export async function adminsOnly({ request, context }: { request: Request; context: Context }) {
	await requireRole(context, request, ['Admin'])
	return null
}

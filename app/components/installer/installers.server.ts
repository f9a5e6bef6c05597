import { api, type Context, read } from '../../api.server'

const MAX_INSTALLERS = '500'

/** All installers that work can be given to, by name. */
export async function readInstallers(context: Context) {
	const query = {
		role: 'Installer',
		suspended: 'false',
		sort: 'name',
		limit: MAX_INSTALLERS,
	} as const
	const people = await read(api(context).accounts.users.$get({ query }))
	return people.map(({ id, name }) => ({ id, name }))
}

import { api, type Context, read } from '../../../api.server'

/** The page of a quotation just issued: an account finds it again, a visitor has its secret in the address. */
export async function quotationPath(
	context: Context,
	{ id, trackingKey }: { id: string; trackingKey: string | null },
): Promise<string> {
	const { user } = await read(api(context).accounts.session.$get())
	const key = user || !trackingKey ? '' : `?${new URLSearchParams({ key: trackingKey })}`
	return `/quotations/${id}${key}`
}

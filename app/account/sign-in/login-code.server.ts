import { redirect } from 'react-router'
import { LoginCode } from '../../../domain/accounts/two-factor/two-factor-schema'
import { api } from '../../api.server'
import { callAction } from '../../components/portal/call-action.server'
import { HOME_OF, wantedNext } from '../../components/session/redirect-path'
import { LOGIN_FAILED } from '../failed'

/** Gives the code of a login. @throws a redirect to where it leads */
export const giveCode = callAction(
	LoginCode,
	(json, { context }) => api(context).accounts.session.code.$post({ json }),
	({ value: { user }, form }) =>
		redirect(wantedNext(form.request.url) ?? HOME_OF[user?.role ?? 'Buyer'], 303),
	{ failed: LOGIN_FAILED },
)

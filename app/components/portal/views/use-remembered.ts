import { useEffect } from 'react'
import type { ListName } from '../../../../domain/list-views/schema'
import { callApi } from '../../../api-call'

/** Remembers the filters in use in the account; those that are there when the page comes are not sent again. */
export function useRemembered(list: ListName, query: string, used: string) {
	useEffect(() => {
		if (query === '' || query === used) return
		callApi(
			'put',
			'/account/list-filters',
			{},
			{
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify({ list, query }),
				keepalive: true,
			},
		)
	}, [list, query, used])
}

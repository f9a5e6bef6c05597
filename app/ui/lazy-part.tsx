import { type ComponentType, lazy } from 'react'
import { isOffline, reachable } from './network'
import { Text } from './text/text'

/** A part whose code is fetched when it is first shown; without a network, once there is one. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
	lazy(async () => {
		if (isOffline()) await reachable()
		return { default: await load() }
	})

/** Where a lazy part comes. */
export const Opening = () => (
	<Text as="p" color="muted" role="status">
		{isOffline() ? 'There is no network. This opens when it is back.' : 'Opening…'}
	</Text>
)

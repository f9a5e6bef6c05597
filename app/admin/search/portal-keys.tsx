import { type ComponentType, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Group } from '../bar/groups'
import type { KeyListProps } from './key-list'
import { SEARCH_EVENT } from './open-search'
import type { PaletteProps } from './palette'
import { edit, GO_TO, isTypedIn, moveRow, singleKeysOn } from './single-keys'

/** How long `g` waits for its letter. */
const SEQUENCE_MS = 1500

const palette = () => import('./palette').then(({ Palette }) => Palette)
const keyList = () => import('./key-list').then(({ KeyList }) => KeyList)

/** The keys of the portal, with the search and the list of keys that they open; both are loaded when they are asked for. */
export function PortalKeys({ groups }: { groups: readonly Group[] }) {
	const navigate = useNavigate()
	const [Palette, setPalette] = useState<ComponentType<PaletteProps> | null>(null)
	const [KeyList, setKeyList] = useState<ComponentType<KeyListProps> | null>(null)
	const goUntil = useRef(0)
	// Without the network nothing opens.
	const search = useEffectEvent(() =>
		palette().then(
			(it) => setPalette(() => it),
			() => undefined,
		),
	)
	const onKey = useEffectEvent((event: KeyboardEvent) => {
		const { key, ctrlKey, metaKey, altKey, target } = event
		if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') {
			event.preventDefault()
			return search()
		}
		if (ctrlKey || metaKey || altKey || isTypedIn(target)) return
		if (key === '?')
			return keyList().then(
				(it) => setKeyList(() => it),
				() => undefined,
			)
		if (!singleKeysOn()) return
		const place = Date.now() < goUntil.current ? GO_TO[key] : undefined
		goUntil.current = key === 'g' ? Date.now() + SEQUENCE_MS : 0
		if (place) navigate(place.to)
		else if (key === 'j' || key === 'k') moveRow(key === 'j' ? 1 : -1)
		else if (key === 'e') {
			// The letter is no part of the field that it leads to.
			event.preventDefault()
			edit()
		}
	})
	useLayoutEffect(() => {
		document.addEventListener('keydown', onKey)
		window.addEventListener(SEARCH_EVENT, search)
		return () => {
			document.removeEventListener('keydown', onKey)
			window.removeEventListener(SEARCH_EVENT, search)
		}
	}, [])
	return (
		<>
			{Palette && <Palette groups={groups} onClose={() => setPalette(null)} />}
			{KeyList && <KeyList onClose={() => setKeyList(null)} />}
		</>
	)
}

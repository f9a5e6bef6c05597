import { useEffect } from 'react'
import { useNavigate } from 'react-router'

export const TABS = [
	{ id: 'dashboard', label: 'Overview' },
	{ id: 'feedback', label: 'Feedback' },
	{ id: 'orders', label: 'Orders & Alerts' },
	{ id: 'products', label: 'Product Management' },
] as const
export type Tab = (typeof TABS)[number]['id']

const KEY = 'adminActiveTab'

export const isTab = (text: string | null): text is Tab => TABS.some(({ id }) => id === text)

/** Keeps the tab for as long as the browser's tab lives. */
export const rememberTab = (tab: Tab) => sessionStorage.setItem(KEY, tab)

/** Remembers the tab the address asks for; an address that asks for none leads to the one remembered. */
export function useRememberedTab(chosenTab: Tab | null) {
	const navigate = useNavigate()
	useEffect(() => {
		if (chosenTab) return rememberTab(chosenTab)
		const kept = sessionStorage.getItem(KEY)
		if (isTab(kept) && kept !== 'dashboard') navigate(`?tab=${kept}`, { replace: true })
	}, [chosenTab, navigate])
}

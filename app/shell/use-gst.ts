import { useShell } from './use-shell'

/** Whether GST is in the prices of this shop: one that is not registered for it charges none. */
export const useIncludesGst = (): boolean => useShell()?.pricesIncludeGst ?? false

/** Says of a sum that GST is in it, where it is. */
export function useWithGst(): (name: string) => string {
	const includesGst = useIncludesGst()
	return (name) => (includesGst ? `${name}, GST included` : name)
}

import { usePortal } from './use-portal'

const inShop = (id: string) => `/products/${id}`

/** The address of a product's page, by its id: the portal's own page where this is one that has it. */
export const useProductPath = () => usePortal()?.productPath ?? inShop

import { deleteInstacartExport, exportToInstacart, formatExport, formatLink, listInstacartExports } from '@larder/contract/instacart.ts';
import { assertNever } from '@larder/domain/base/assert-never.ts';
import { route, type Route, succeed } from '../../http/mount.ts';
import { Problem } from '../../http/problems.ts';
import { type ExportFault, type ExportListDeps, makeListExporter } from './export-list.ts';
import { DONE, foundList } from './grocery-problems.ts';
import type { GroceryStore } from './grocery-store.ts';

export type ExportRouteDeps = ExportListDeps & { readonly lists: GroceryStore };

export function exportRoutes(deps: ExportRouteDeps): readonly Route[] {
  const { lists, exports, cart } = deps;
  const exportList = makeListExporter(deps);
  return [
    route(listInstacartExports, async ({ scope, params }) => {
      const list = foundList(await lists.findList(scope, params.id));
      const records = await exports.listExports(scope, list.id);
      return succeed(records.map(formatExport));
    }),
    route(exportToInstacart, async ({ scope, params, raw }) => {
      const list = foundList(await lists.findList(scope, params.id));
      const exported = await exportList(scope, list);
      if (exported.ok) return succeed(formatLink(exported.value.url));
      const { fault } = exported;
      if ('reason' in fault)
        raw.log[fault.type === 'not-allowed' ? 'error' : 'warn']({ fault, shop: cart?.name }, 'the shop did not make a page');
      throw explainFault(fault, cart?.name ?? 'The shop');
    }),
    route(deleteInstacartExport, async ({ scope, params }) => {
      if (!(await exports.deleteExport(scope, params.id))) throw new Problem('export-not-found');
      return DONE;
    }),
  ];
}

function explainFault({ type }: ExportFault, shop: string): Problem {
  switch (type) {
    case 'not-configured':
      return new Problem('instacart-not-configured');
    case 'not-allowed':
      return new Problem('instacart-not-configured', { says: `Whoever runs this server has to set up ${shop} again.` });
    case 'nothing-to-buy':
      return new Problem('nothing-to-buy');
    case 'refused':
      return new Problem('instacart-refused', { says: `${shop} could not use this list.` });
    case 'unavailable':
      return new Problem('instacart-unavailable', { says: `${shop} does not answer at the moment.` });
    default:
      return assertNever(type);
  }
}

# Build: docker build -t larder .        Run: see compose.yaml and docs/operating.md
# Node's image is held by its digest; another one: docker build --build-arg NODE_IMAGE=node:24-bookworm-slim@sha256:... (docs/operating.md)
# Nothing is fetched when it runs: dependencies, sources, the built tables of foods and kits and the built web app are in the image.

ARG NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20

FROM ${NODE_IMAGE} AS dependencies
WORKDIR /larder
COPY package.json package-lock.json ./
COPY packages/contract/package.json packages/contract/
COPY packages/domain/package.json packages/domain/
COPY packages/server/package.json packages/server/
COPY packages/web/package.json packages/web/
# The server's alone: the base image is the Node that the root package brings along elsewhere.
RUN npm ci --omit=dev --workspace=packages/server --ignore-scripts --no-audit --no-fund

FROM ${NODE_IMAGE} AS build
WORKDIR /larder
COPY package.json package-lock.json ./
COPY packages/contract/package.json packages/contract/
COPY packages/domain/package.json packages/domain/
COPY packages/kitchen/package.json packages/kitchen/
COPY packages/server/package.json packages/server/
COPY packages/web/package.json packages/web/
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY tsconfig.base.json ./
COPY tools tools
COPY packages packages
RUN node tools/refresh-tables.mjs
RUN npm run --silent build

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=5000 DATA_DIR=/data
WORKDIR /larder
COPY --from=dependencies /larder ./
COPY packages/contract/src packages/contract/src
COPY packages/domain/src packages/domain/src
COPY packages/server/src packages/server/src
COPY tools/backup.ts tools/scheduled-backup.ts tools/restore.ts tools/reset-password.ts tools/invite.ts tools/
COPY tools/backup tools/backup
COPY --from=build /larder/packages/domain/generated packages/domain/generated
COPY --from=build /larder/packages/web/dist packages/web/dist
RUN mkdir /data /backups && chown node:node /data /backups && chmod 700 /data /backups
USER node
VOLUME /data
EXPOSE 5000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "packages/server/src/main.ts"]

# A server in a container: docker build -t tenback . && docker run -p 8010:8010 -v tenback:/var/lib/tenback tenback
# docs/hosting.md has the rest; compose.yaml two of them with PostgreSQL and TLS.

FROM python:3.12-slim AS build
WORKDIR /source
COPY pyproject.toml constraints.txt README.md LICENSE ./
COPY src src
RUN python -m venv /opt/tenback \
    && /opt/tenback/bin/pip install --no-cache-dir --disable-pip-version-check -c constraints.txt .

FROM python:3.12-slim
# A user who owns nothing but the two places that are written to. A volume takes over their owner when it is first used.
RUN useradd --system --uid 10010 --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin tenback \
    && install -d -o tenback -g tenback -m 700 /var/lib/tenback /var/cache/tenback
COPY --from=build /opt/tenback /opt/tenback
# /var/lib/tenback is where the SQLite file lies if no database is named. The bots are compiled for the processor that
# they run on, so at the first start, not here; a volume keeps that, too.
ENV PATH=/opt/tenback/bin:$PATH \
    XDG_DATA_HOME=/var/lib \
    TENBACK_KERNELS=/var/cache/tenback/kernels \
    TENBACK_HOST=0.0.0.0 \
    TENBACK_PORT=8010
USER tenback
VOLUME ["/var/lib/tenback", "/var/cache/tenback"]
EXPOSE 8010
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s --retries=3 \
    CMD ["python", "-c", "import os, urllib.request as ask; ask.urlopen(f'http://127.0.0.1:{os.environ[\"TENBACK_PORT\"]}/health', timeout=4)"]
ENTRYPOINT ["tenback"]
CMD ["serve"]
